// cspell:words celebrat fruhling frühling jardin kaffee meer playa sommer stadt strand toscan wein
import {hashText} from '../../random';
import type {Scene} from './canvas';
import {abstract, city, mountains, sea} from './landscapes';
import {botanical, party} from './occasions';
import {cafe, meal, product} from './tables';
import {vineyard} from './vineyard';

/** Scenes by the words that an image prompt contains. The first match counts. */
const scenesByWords: readonly (readonly [words: RegExp, scene: Scene])[] = [
  [/wine|vineyard|tasting|terrace|grape|winery|wein|vin(?:o|ho)?\b|toscan|tuscan/i, vineyard],
  [/coffee|caf[eé]|espresso|latte|barista|tea\b|breakfast|bakery|croissant|kaffee/i, cafe],
  [/food|dinner|lunch|restaurant|menu|plate|chef|kitchen|pizza|brunch|cook|recipe|meal|essen/i, meal],
  [/sea\b|beach|ocean|sail|surf|summer|island|boat|holiday|vacation|sommer|strand|meer|mar\b|playa/i, sea],
  [/party|concert|music|festival|dance|dj\b|birthday|celebrat|new year|gala|live\b|fest\b/i, party],
  [
    /garden|flower|spring|bloom|botanic|plant|wedding|spa\b|yoga|wellness|skin|beauty|mother|frühling|fruhling|jardin/i,
    botanical,
  ],
  [
    /city|office|business|team|startup|tech|software|conference|webinar|finance|bank|hiring|job|urban|real estate|stadt/i,
    city,
  ],
  [/mountain|hik|ski|snow|travel|adventure|outdoor|camp|nature|trail|winter|run\b|running|bike|wander/i, mountains],
  [/product|shop|store|sale|fashion|shoe|bag\b|collection|launch|perfume|candle|ceramic|discount|furniture/i, product],
];

const otherScenes: readonly Scene[] = [abstract, mountains, botanical, product, sea];

/** Finds the scene that best matches a description. */
export function findScene(description: string): Scene {
  const scene = scenesByWords.find(([words]) => words.test(description))?.[1];
  return scene ?? otherScenes[hashText(description) % otherScenes.length] ?? abstract;
}
