/** Ratings in words. */

import { t } from "../words";

/** A first guess has a question mark. */
export const ratingText = (rating: number, provisional: boolean): string =>
  provisional ? t("ui-rating-provisional", { rating: String(rating) }) : String(rating);
