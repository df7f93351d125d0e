export { findProfile, PROFILES } from './profiles.ts';
export { makeShopPack, onProduct, planShop } from './shop.ts';
