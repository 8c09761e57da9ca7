/** Ratings in words. */

import { t } from "../words";

/** A first guess has a question mark. */
export const ratingText = (rating: number, provisional: boolean): string =>
  provisional ? t("ui-rating-provisional", { rating: String(rating) }) : String(rating);

/** A rating that was measured, and how far it may be off. */
export const measuredText = (rating: number, error: number): string =>
  error > 0 ? `${rating} ± ${error}` : String(rating);
