/** Where the classes are that read the elements of a module (86.4.2 to 86.4.4). */
export const MODULE = 'VASSAL.build.module';
export const MAP_PART = `${MODULE}.map`;
export const BOARD = `${MAP_PART}.boardPicker.Board`;
export const GRID = `${MAP_PART}.boardPicker.board`;
export const WIDGET = 'VASSAL.build.widget';
