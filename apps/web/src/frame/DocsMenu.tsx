import { useTranslation } from 'react-i18next';
import { GALLERIES } from '../address/paths.ts';
import { DOCS_GROUPS, docsPath } from '../screens/docs/page-groups.ts';
import { PageEntry } from '../ui/MenuEntry.tsx';

export const DocsMenu = () => {
  const { t } = useTranslation('frame');
  return DOCS_GROUPS.map((pages) => (
    <ul key={pages[0]} className="entries divided">
      {pages.map((page) => (
        <PageEntry
          key={page}
          to={docsPath(page)}
          title={t(`docs.${page}.title`)}
          description={t(`docs.${page}.description`)}
        />
      ))}
    </ul>
  ));
};

export const ElementsMenu = () => {
  const { t } = useTranslation('frame');
  return (
    <ul className="entries">
      {GALLERIES.map(({ id, path }) => (
        <PageEntry
          key={id}
          to={path}
          title={t(`elements.${id}.title`)}
          description={t(`elements.${id}.description`)}
        />
      ))}
    </ul>
  );
};
