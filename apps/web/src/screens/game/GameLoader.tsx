import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router';
import { hasSlug } from '../../address/slug.ts';
import { SheetSkeleton } from '../../sheet-view/SheetSkeleton.tsx';
import { loadGame } from '../../sources/index.ts';
import { PermissionQuestion } from '../../sources/PermissionQuestion.tsx';
import { usePermission } from '../../sources/permission.ts';
import { useApp } from '../../state/store.ts';

/** Every page of a game: shown once the game that the address names is loaded (98.3.3). */
export const GameLoader = () => {
  const { slug = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const meta = useApp((state) => state.game?.meta);
  const question = usePermission((state) => state.question);
  const matches = hasSlug(meta, slug);

  useEffect(() => {
    if (matches) return;
    let left = false;
    // The alert that tells why stays visible there.
    loadGame(slug).catch(() => left || navigate('/games/', { replace: true }));
    return () => {
      left = true;
    };
  }, [slug, matches, navigate]);

  if (!meta || !matches) return question ? <PermissionQuestion question={question} /> : <SheetSkeleton />;

  const [, , written = '', ...rest] = pathname.split('/');
  if (decodeURIComponent(written) !== decodeURIComponent(meta.slug))
    return <Navigate replace to={{ pathname: ['/games', meta.slug, ...rest].join('/'), search }} />;
  return (
    <Suspense fallback={<SheetSkeleton />}>
      <Outlet />
    </Suspense>
  );
};
