import { type GalleryExample, readExamples, testGallery } from '../testing/gallery.ts';
import { marketDrawings } from './drawings.ts';

interface MarketExample extends GalleryExample {
  readonly component: 'market' | 'par' | 'revenue';
}

testGallery(readExamples<MarketExample>(import.meta.dirname), (game, look, { component }) =>
  marketDrawings[component].pages(game, look, {}),
);
