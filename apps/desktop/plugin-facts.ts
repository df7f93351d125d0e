import type { Plugin } from 'vite';
import { readModule } from '../../scripts/read-module.ts';

/** Data about games, exports and imports for the host. */
interface HostFacts {
  readonly ASSET_FOLDERS: readonly string[];
  readonly CONFIG_FILE: string;
  readonly GAMES_FOLDER: string;
  readonly GAME_LIMITS: Readonly<Record<'files' | 'depth' | 'file' | 'total', number>>;
  readonly RULE_FOLDERS: readonly string[];
  readonly FILE_ENDINGS: readonly string[];
}

/** Reads the data from the packages during the build, so that each fact is in one place. */
export const readHostFacts = async (): Promise<HostFacts> => {
  const read = async <T>(path: string): Promise<T> => (await readModule<T>(`packages/${path}`)).module;
  const { formats } = await read<{ readonly formats: readonly { readonly extension: string }[] }>(
    'export/src/formats/index.ts',
  );
  return {
    ...(await read<Pick<HostFacts, 'ASSET_FOLDERS' | 'CONFIG_FILE' | 'GAMES_FOLDER'>>(
      'export/src/game-folder/path.ts',
    )),
    ...(await read<Pick<HostFacts, 'GAME_LIMITS'>>('export/src/game-folder/limits.ts')),
    ...(await read<Pick<HostFacts, 'RULE_FOLDERS'>>('import/src/rule-folders.ts')),
    // Game files can be saved as well.
    FILE_ENDINGS: [...new Set([...formats.map(({ extension }) => extension), 'json'])],
  };
};

/** JSON strings without special characters are also Rust strings. */
const list = (texts: readonly string[]): string => `&${JSON.stringify(texts)}`;

const inRust = (facts: HostFacts): string => {
  const { depth, files, file, total } = facts.GAME_LIMITS;
  const lines = [
    `ASSET_FOLDERS: &[&str] = ${list(facts.ASSET_FOLDERS)}`,
    `CONFIG_FILE: &str = ${JSON.stringify(facts.CONFIG_FILE)}`,
    `GAMES_FOLDER: &str = ${JSON.stringify(facts.GAMES_FOLDER)}`,
    `GAME_LIMITS: Bounds = Bounds { depth: ${depth}, files: ${files}, file_bytes: ${file}, bytes: ${total} }`,
    `RULE_FOLDERS: &[&str] = ${list(facts.RULE_FOLDERS)}`,
    `FILE_ENDINGS: &[&str] = ${list(facts.FILE_ENDINGS)}`,
  ];
  return lines.map((line) => `pub const ${line};\n`).join('');
};

/** Writes the data as a Rust file, which the host includes. */
export const hostFacts = (): Plugin => ({
  name: 'platelayer-host-facts',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'facts.rs', source: inRust(await readHostFacts()) });
  },
});
