import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openOffer } from '../../sources/index.ts';

/** Goes on to the game that the local server offers (`platelayer serve`); "back" does not lead here again. */
export const useOffer = (): void => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    void openOffer(hash).then((slug) => {
      if (slug !== undefined) navigate(`/games/${slug}/map`, { replace: true });
    });
  }, [hash, navigate]);
};
