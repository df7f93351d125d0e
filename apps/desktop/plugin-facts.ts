import type { Plugin } from 'vite';
import { readModule } from '../../scripts/read-module.ts';

/** What the host has to know of games, exports and imports. */
interface HostFacts {
  readonly ASSET_FOLDERS: readonly string[];
  readonly CONFIG_FILE: string;
  readonly GAMES_FOLDER: string;
  readonly GAME_LIMITS: Readonly<Record<'files' | 'depth' | 'file' | 'total', number>>;
  readonly RULE_FOLDERS: readonly string[];
  readonly FILE_ENDINGS: readonly string[];
}

/** Read from the packages when the application is built: each fact has one place, which is not here. */
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
    // Games are saved, too.
    FILE_ENDINGS: [...new Set([...formats.map(({ extension }) => extension), 'json'])],
  };
};

/** Plain texts are written alike in both languages. */
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

/** The same as a file that the host compiles in. */
export const hostFacts = (): Plugin => ({
  name: 'platelayer-host-facts',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'facts.rs', source: inRust(await readHostFacts()) });
  },
});
