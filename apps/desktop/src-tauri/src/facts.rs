//! What the host has to know of games, exports and imports. The packages know it; `plugin-facts.ts` hands it over.

use crate::beside::Bounds;

include!("../../dist/facts.rs");
