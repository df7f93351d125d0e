import { MAX_DPI } from '@platelayer/scene';

/** An export option, with its texts for the dialog and the command line. An option of one format can be in the file of the format. */
export type ExportOption = NumberOption | FlagOption | TextOption | ChoiceOption;

interface BaseOption {
  /** Name of the command line flag in camel case. */
  readonly id: string;
  /** Label in the dialog. */
  readonly title: string;
  /** Description on the command line. */
  readonly description: string;
  readonly flag: string;
  /** Whether the dialog leaves it out. */
  readonly commandOnly?: true;
}

export interface NumberOption extends BaseOption {
  readonly kind: 'number';
  readonly default: number;
  readonly least: number;
  readonly most: number;
  /** Lower minimum on the command line. */
  readonly leastOfCommand: number;
  readonly step: number;
  /** Text below the field in the dialog. */
  readonly hint: string;
}

export interface FlagOption extends BaseOption {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface TextOption extends BaseOption {
  readonly kind: 'text';
  readonly default: string;
  /** Maximum length. */
  readonly longest: number;
  /** It names a person. Default: the designer in the dialog, the author of the settings on the command line. */
  readonly person?: true;
}

export interface ChoiceOption extends BaseOption {
  readonly kind: 'choice';
  readonly default: string;
  /** Values on the command line and labels in the dialog. */
  readonly choices: readonly (readonly [value: string, title: string])[];
}

/** Values by the ids of their options. */
export type OptionValues = Readonly<Record<string, number | boolean | string>>;

/** Returns the value of an option, or its default. */
export const optionValue = <O extends ExportOption>(option: O, values: OptionValues = {}): O['default'] =>
  Object.hasOwn(values, option.id) ? (values[option.id] as O['default']) : option.default;

/** From the screen resolution to the highest that print shops ask for (98.11.2). */
export const resolution: NumberOption = {
  id: 'dpi',
  kind: 'number',
  title: 'PNG resolution (dpi)',
  description: `resolution of PNG files, 1 to ${MAX_DPI} dots per inch`,
  flag: '--dpi <number>',
  default: 300,
  least: 96,
  most: MAX_DPI,
  leastOfCommand: 1,
  step: 50,
  hint: `From 96 (screen resolution) to ${MAX_DPI}. Print shops usually ask for 300.`,
};

/** Whether pictures of pieces include the bleed beyond their edges. */
export const bleeding: FlagOption = {
  id: 'bleed',
  kind: 'flag',
  title: 'Pieces with bleed',
  description: 'PNG pieces with their bleed instead of cut to size',
  flag: '--bleed',
  default: false,
};

/** Whether text is drawn as outlines, for cutting machines and old programs, instead of with embedded fonts. */
export const outlines: FlagOption = {
  id: 'outlines',
  kind: 'flag',
  title: 'Text as outlines, without fonts',
  description: 'text in SVG files as outlines, without fonts',
  flag: '--outlines',
  default: false,
};

/** Whether printed sheets show the corner marks of their cut files, to align them in a cutting machine. */
export const registration: FlagOption = {
  id: 'registration',
  kind: 'flag',
  title: 'Corner marks of the cut files on printed sheets',
  description: 'corner marks of the cut files on PDF sheets, for print and cut',
  flag: '--registration',
  default: false,
};

/** Adds an output intent, boxes and metadata for print shops that ask for PDF/X. These files are not certified. */
export const pdfx: FlagOption = {
  id: 'pdfx',
  kind: 'flag',
  title: 'PDF files prepared for PDF/X-4',
  description: 'PDF files prepared for PDF/X-4, with an output intent for coated paper (FOGRA39)',
  flag: '--pdfx',
  default: false,
};

/** PDF/X requires a date. */
export const pdfDay: TextOption = {
  id: 'date',
  kind: 'text',
  title: 'Date of PDF/X files',
  description: 'date of PDF/X files, such as 2026-11-16 (default: SOURCE_DATE_EPOCH, or today)',
  flag: '--date <date>',
  default: '',
  longest: 30,
  commandOnly: true,
};

/** The value is the profile in base64, which the command line reads from the file. */
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
