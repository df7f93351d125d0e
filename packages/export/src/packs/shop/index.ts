export { planShop } from './plan.ts';
export { previewShop } from './preview.ts';
export { onProduct } from './product-page.ts';
export { findProfile, PROFILES } from './profiles.ts';
export { makeShopPack } from './shop.ts';
