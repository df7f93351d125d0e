import { testGallery } from '../testing/gallery.ts';
import { marketDrawings } from './drawings.ts';
import { gallery } from './testing/gallery.ts';

testGallery(gallery, (game, look, { component }) => marketDrawings[component].pages(game, look, {}));
