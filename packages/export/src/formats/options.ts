import { MAX_DPI } from '@platelayer/scene';

/**
 * What can be chosen besides the format. An option says itself how the dialog and the command line offer it; one that a
 * single format takes may as well stand beside that format.
 */
export type ExportOption = NumberOption | FlagOption | TextOption | ChoiceOption;

interface Described {
  /** The flag of the command line in camel case. */
  readonly id: string;
  readonly title: string;
  /** For the command line. */
  readonly description: string;
  readonly flag: string;
  /** Of the command line alone: the dialog does not offer it. */
  readonly commandOnly?: true;
}

export interface NumberOption extends Described {
  readonly kind: 'number';
  readonly default: number;
  readonly least: number;
  readonly most: number;
  /** Whoever types a command may go below the least of the dialog, down to this. */
  readonly leastOfCommand: number;
  readonly step: number;
  /** Below the field of the dialog. */
  readonly hint: string;
}

export interface FlagOption extends Described {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface TextOption extends Described {
  readonly kind: 'text';
  readonly default: string;
  readonly longest: number;
  /** It names a person: the designer to begin with, or whoever the command line remembers. */
  readonly person?: true;
}

export interface ChoiceOption extends Described {
  readonly kind: 'choice';
  readonly default: string;
  /** What is written for each, and what people read of it. */
  readonly choices: readonly (readonly [value: string, title: string])[];
}

/** Values by the ids of their options. */
export type OptionValues = Readonly<Record<string, number | boolean | string>>;

/** The chosen value of an option, or its default. */
export const optionValue = <O extends ExportOption>(option: O, values: OptionValues = {}): O['default'] =>
  Object.hasOwn(values, option.id) ? (values[option.id] as O['default']) : option.default;

/** From the size on the screen to what the finest print shops ask for (98.11.2). */
export const resolution: NumberOption = {
  id: 'dpi',
  kind: 'number',
  title: 'PNG resolution (dpi)',
  description: `resolution of PNG files, 1 to ${MAX_DPI} dots an inch`,
  flag: '--dpi <number>',
  default: 300,
  least: 96,
  most: MAX_DPI,
  leastOfCommand: 1,
  step: 50,
  hint: `From 96 (as on the screen) to ${MAX_DPI}; print shops like 300.`,
};

/** Pictures of pieces as large as they are cut, or with what runs over their edges. */
export const bleeding: FlagOption = {
  id: 'bleed',
  kind: 'flag',
  title: 'Pieces with bleed',
  description: 'PNG pieces with their bleed instead of cut to size',
  flag: '--bleed',
  default: false,
};

/** Text in embedded fonts, or outlines for cutters and old programs. */
export const outlines: FlagOption = {
  id: 'outlines',
  kind: 'flag',
  title: 'Letters as outlines, without fonts',
  description: 'SVG files without fonts',
  flag: '--outlines',
  default: false,
};

/** Of sheets whose pieces are cut by a machine: the corners of their cut files are printed, too. */
export const registration: FlagOption = {
  id: 'registration',
  kind: 'flag',
  title: 'Corners of the cut files on printed sheets, too',
  description: 'corners of the cut files on PDF sheets too, for print and cut',
  flag: '--registration',
  default: false,
};

/** For print shops that ask for it: an output intent, boxes and metadata. Nobody has certified these files. */
export const pdfx: FlagOption = {
  id: 'pdfx',
  kind: 'flag',
  title: 'PDF files prepared for PDF/X-4',
  description: 'PDF files prepared for PDF/X-4, with an output intent for coated paper (FOGRA39)',
  flag: '--pdfx',
  default: false,
};

/** Such files must tell when they were made. */
export const pdfDay: TextOption = {
  id: 'date',
  kind: 'text',
  title: 'Date of PDF/X files',
  description: 'date of PDF/X files, such as 2026-11-16; SOURCE_DATE_EPOCH or today by default',
  flag: '--date <date>',
  default: '',
  longest: 30,
  commandOnly: true,
};

/** Its bytes in base 64; the command line reads the file. */
export const outputProfile: TextOption = {
  id: 'icc',
  kind: 'text',
  title: 'ICC profile of PDF/X files',
  description: 'ICC profile of a CMYK printer for PDF/X files',
  flag: '--icc <file>',
  default: '',
  longest: 10_000_000,
  commandOnly: true,
};

export const pdfxOptions = [pdfx, pdfDay, outputProfile] as const;

export const boxVersion: TextOption = {
  id: 'boxVersion',
  kind: 'text',
  title: 'Version of the box or module',
  description: 'version of a Board18 box or a VASSAL module',
  flag: '--box-version <text>',
  default: '1',
  longest: 40,
};

export const boxAuthor: TextOption = {
  id: 'author',
  kind: 'text',
  title: 'Author of the box',
  description: 'author of a Board18 box',
  flag: '--author <name>',
  default: '',
  longest: 80,
  person: true,
};
