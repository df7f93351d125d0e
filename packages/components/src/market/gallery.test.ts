import { testGallery } from '../testing/gallery.ts';
import { marketDrawings } from './drawings.ts';
import { EXAMPLES } from './testing/examples.ts';

testGallery(EXAMPLES, (game, look, { component }) => marketDrawings[component].pages(game, look, {}));
