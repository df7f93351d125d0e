import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { Link } from 'react-router';
import { tipOf } from '../commands/keys.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { LazyMenu } from '../ui/LazyMenu.tsx';
import { LineIcon } from '../ui/LineIcon.tsx';
import { openPalette, useFrame } from './frame-state.ts';
import { type TopBarSection, useCurrentSection, useSections } from './use-sections.ts';

/** Product title, sections, search and colour scheme (98.4.3). */
export const TopBar = ({ hasMenu }: { readonly hasMenu: boolean }) => {
  const t = useTexts('frame');
  const sections = useSections();
  return (
    <header className="top-bar chrome">
      {hasMenu && <MenuButton />}
      <Link to="/" className="product">
        {t('title')}
      </Link>
      <nav className="sections" aria-label={t('nav.label')}>
        {sections.map((section) => (
          <SectionLink key={section.id} section={section} />
        ))}
      </nav>
      <SectionsButton sections={sections} />
      <ActionIcon
        className="bar-button"
        variant="transparent"
        size={44}
        aria-label={t('nav.search')}
        {...tipOf(t('nav.search'), 'palette')}
        data-tip-side="below-left"
        onClick={openPalette}
      >
        <LineIcon name="search" />
      </ActionIcon>
      <SchemeButton />
    </header>
  );
};

const MenuButton = () => {
  const t = useTexts('frame');
  const open = useFrame((state) => state.menu);
  return (
    <ActionIcon
      className="bar-button menu-button"
      variant="transparent"
      size={44}
      aria-label={t('nav.menu')}
      data-tip={t('nav.menu')}
      data-tip-side="below-right"
      aria-expanded={open}
      onClick={() => useFrame.setState({ menu: !open })}
    >
      <LineIcon name="menu" />
    </ActionIcon>
  );
};

const SectionLink = ({ section: { to, icon, label, active } }: { readonly section: TopBarSection }) => {
  const content = (
    <>
      <LineIcon name={icon} />
      <bdi className="section-name">{label}</bdi>
    </>
  );
  return active ? (
    <span className="section active" aria-current="page">
      {content}
    </span>
  ) : (
    <Link className="section" to={to}>
      {content}
    </Link>
  );
};

/** One button with all sections, for narrow screens. */
const SectionsButton = ({ sections }: { readonly sections: readonly TopBarSection[] }) => {
  const t = useTexts('frame');
  const { icon, label } = useCurrentSection(sections);
  return (
    <LazyMenu
      load={async () => (await import('./SectionMenu.tsx')).SectionMenu}
      button={
        <button
          type="button"
          className="section section-menu"
          aria-label={t('nav.sections', { current: label })}
        >
          <LineIcon name={icon} />
          <bdi className="section-name">{label}</bdi>
          <LineIcon name="down" size={18} />
        </button>
      }
    />
  );
};

const SchemeButton = () => {
  const t = useTexts('frame');
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  return (
    <ActionIcon
      className="bar-button scheme-button"
      variant="transparent"
      size={44}
      aria-label={dark ? t('nav.light') : t('nav.dark')}
      data-tip={dark ? t('nav.light') : t('nav.dark')}
      data-tip-side="below-left"
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <LineIcon name={dark ? 'sun' : 'moon'} />
    </ActionIcon>
  );
};
