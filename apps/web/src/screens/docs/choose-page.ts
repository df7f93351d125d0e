/** The page that stands in for one that does not exist. */
const INDEX_PAGE = 'index';

/**
 * The file for an address below `/docs` (98.5.10): the page in the first language that has it, else the index page by
 * the same chain. Files are named page, language code, `md`.
 */
export const choosePage = (
  path: string,
  languages: readonly string[],
  files: ReadonlySet<string>,
): string | undefined => {
  const page = path.replaceAll(/^\/+|\/+$/g, '') || INDEX_PAGE;
  const chain = [...languages, 'en'];
  return [page, INDEX_PAGE]
    .flatMap((name) => chain.map((language) => `${name}.${language}.md`))
    .find((name) => files.has(name));
};
