/** What things are called. */

import { t } from "../../words";
import { type RoomType, cardFigures, tileOf } from "./figures";

export const roomName = (room: string): string => t(`castles-room-${room}`);

/** The name of a tile in a castle: there may be several hallways and stairs. */
export const tileName = ({ room, number }: { room: string; number: number }): string =>
  number > 0 ? t("castles-numbered", { room: roomName(room), number }) : roomName(room);

export const typeName = (type: RoomType): string => t(`castles-type-${type}`);
export const rewardWords = (type: RoomType): string => t(`castles-type-${type}.reward`);

export const marksWords = (marks: number): string => t("castles-marks", { marks });

/** "+2 for each connected Activity room or Garden", or null when the tile has no bonus. */
export function bonusWords(room: string): string | null {
  const { bonus } = tileOf(room);
  if (!bonus) return null;
  return t(`castles-bonus-${bonus.kind}`, {
    points: Math.abs(bonus.points),
    types: bonus.types.map(typeName).join(", "),
  });
}

export const cardName = (card: string): string => t(`castles-card-${card}`);

/** What a bonus card gives. */
export const cardWords = (card: string): string => t(`castles-card-${card}.help`, { ...cardFigures(card) });

export const favorName = (favor: string): string => t(`castles-favor-${favor}`);

export const points = (count: number): string => (count < 0 ? `−${-count}` : String(count));
export const signed = (count: number): string => (count > 0 ? `+${count}` : points(count));
