import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasFlag } from '../../address/query.ts';
import { type Alert, useApp } from '../../state/store.ts';

interface RedirectProps {
  readonly to: string;
  readonly alert: Alert;
}

/** Redirects to another page with an alert that says why. Keeps print mode (98.3.4). */
export const RedirectWithAlert = ({ to, alert }: RedirectProps) => {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is entered
  useEffect(() => {
    useApp.setState({ alert });
    navigate({ pathname: to, search: hasFlag(query, 'print') ? '?print=true' : '' }, { replace: true });
  }, [to]);
  return null;
};
