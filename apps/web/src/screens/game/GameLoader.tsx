import { Button } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { Link, Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { decodePart } from '../../address/paths.ts';
import { hasSlug } from '../../address/slug.ts';
import { endStart } from '../../frame/frame-state.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useRemembering } from '../../revisions/use-remembering.ts';
import { SheetSkeleton } from '../../sheet-view/SheetSkeleton.tsx';
import { loadGame } from '../../sources/index.ts';
import { type PermissionRequest, usePermission } from '../../sources/permission.ts';
import { useApp } from '../../state/store.ts';
import { Notice } from '../../ui/Notice.tsx';
import { NotFound } from '../NotFound.tsx';

/** Loads the game in the address, then renders its page (98.3.3). */
export const GameLoader = () => {
  const { slug = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const meta = useApp((state) => state.game?.meta);
  const question = usePermission((state) => state.question);
  const matches = hasSlug(meta, slug);
  useRemembering();
  const [, , written = '', ...rest] = pathname.split('/');
  const malformed = decodePart(pathname) === undefined;

  useEffect(() => {
    if (matches || malformed) return;
    let left = false;
    // The alert with the reason stays visible on the list.
    loadGame(slug).catch(() => left || navigate('/games/', { replace: true }));
    return () => {
      left = true;
    };
  }, [slug, matches, malformed, navigate]);

  if (malformed) return <NotFound />;

  if (!meta || !matches) return question ? <PermissionQuestion question={question} /> : <SheetSkeleton />;

  if (decodePart(written) !== decodePart(meta.slug))
    return <Navigate replace to={{ pathname: ['/games', meta.slug, ...rest].join('/'), search }} />;
  return (
    <Suspense fallback={<SheetSkeleton />}>
      <Outlet />
    </Suspense>
  );
};

/** Asks for permission to read the file of the game (98.6.3). */
const PermissionQuestion = ({ question }: { readonly question: PermissionRequest }) => {
  const t = useTexts('sources');
  useEffect(endStart, []);
  return (
    <Notice
      page
      icon="lock"
      title={t('permission.ask', { title: question.title || t('permission.thisFile') })}
      actions={
        <>
          <Button onClick={question.grant}>{t('permission.grant')}</Button>
          <Button component={Link} to="/games/" variant="default">
            {t('permission.back')}
          </Button>
        </>
      }
    >
      <p>{t('permission.note')}</p>
    </Notice>
  );
};
