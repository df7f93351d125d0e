import { readExamples, testGallery } from '../testing/gallery.ts';
import { mapDrawings } from './drawings.ts';

testGallery(readExamples(import.meta.dirname), (game, look) => mapDrawings.pages(game, look, {}));
