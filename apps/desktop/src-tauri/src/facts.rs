//! Data about games, exports and imports, which `plugin-facts.ts` reads from the packages.

/// Limits of a search, so that nobody's whole disk is read.
#[derive(Clone, Copy)]
pub struct Bounds {
    pub depth: usize,
    pub files: usize,
    pub file_bytes: u64,
    pub bytes: u64,
}

include!("../../dist/facts.rs");
