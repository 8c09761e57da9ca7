/** Which drawing of the game-icons set stands for which type of room, relation, favor and thing. */

import living from "icon:sofa";
import activity from "icon:drama-masks";
import food from "icon:meal";
import sleeping from "icon:bed";
import outdoor from "icon:fruit-tree";
import utility from "icon:broom";
import corridor from "icon:doorway";
import downstairs from "icon:dungeon-gate";

import connected from "icon:wooden-door";
import touching from "icon:brick-wall";
import anywhere from "icon:castle";

import again from "icon:clockwise-rotation";
import cards from "icon:card-draw";
import check from "icon:check-mark";
import coins from "icon:two-coins";
import cross from "icon:cancel";
import crown from "icon:crown";
import flip from "icon:vertical-flip";
import laurels from "icon:laurel-crown";
import look from "icon:magnifying-glass";
import master from "icon:trowel";
import money from "icon:coins";
import next from "icon:next-button";
import stack from "icon:stack";
import stairs from "icon:stairs";
import swan from "icon:swan";
import undo from "icon:anticlockwise-rotation";

import type { RoomType } from "./figures";

export const typeIcons: Readonly<Record<RoomType, string>> = {
  living,
  activity,
  food,
  sleeping,
  outdoor,
  utility,
  corridor,
  downstairs,
};

export const relationIcons = { connected, touching, anywhere } as const;

export const marks = {
  again,
  cards,
  check,
  coins,
  cross,
  crown,
  flip,
  laurels,
  look,
  master,
  money,
  next,
  stack,
  stairs,
  swan,
  undo,
};
