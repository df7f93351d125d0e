// `npm run gallery [FOLDER]`: contact sheets of the whole tile catalogue, as one PDF and a PNG of every page.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { catalogueTiles, drawTile, type Look, lookOf, noArtwork } from '@platelayer/components';
import { defaults, resolve, type Tile } from '@platelayer/game';
import { library } from '@platelayer/library';
import { createSubsetter, toPdf, toPng } from '@platelayer/press';
import { compose, type Page, placed, scale, text, translate } from '@platelayer/scene';
import { cellCorner, type Grid, gridOf, pageFulls } from '@platelayer/sheets';
import { bundledFonts } from './testing/fonts.ts';
