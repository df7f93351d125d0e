export { planShop } from './plan.ts';
export { onProduct } from './product-page.ts';
export { findProfile, PROFILES } from './profiles.ts';
export { makeShopPack, previewShop } from './shop.ts';
