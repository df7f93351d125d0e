import { sentence } from '@platelayer/game';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { hasFlag } from '../../address/query.ts';
import { translateDiagnostic } from '../../i18n/diagnostics.ts';
import { joinWords } from '../../i18n/texts.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ProblemsButton } from '../../problems/ProblemsButton.tsx';
import { useSheetPages } from '../../sheet-view/pages.ts';
import { ZoomBar } from '../../sheet-view/ZoomBar.tsx';
import { useApp } from '../../state/store.ts';
import { FileLines } from '../../ui/FileLines.tsx';
import { LineIcon } from '../../ui/LineIcon.tsx';
import { SchemaText } from '../../ui/SchemaText.tsx';

/** Loaded on demand: a single sheet does not need it. */
const PageBar = lazy(async () => ({ default: (await import('../../sheet-view/PageBar.tsx')).PageBar }));

interface SheetHeaderProps {
  readonly title: string;
  readonly game: string;
  /** Numbers of the sheets that the last save changed, if known. */
  readonly changed?: readonly number[];
}

/** Title, problems and toolbars of sheets. Empty in print mode. */
export const SheetHeader = ({ title, game, changed }: SheetHeaderProps) => {
  const [query] = useSearchParams();
  const several = useSheetPages(({ count }) => count > 1);
  if (hasFlag(query, 'print')) return null;
  return (
    <div className="sheet-header chrome">
      <div className="sheet-tools">
        <h1 tabIndex={-1}>
          {title} {game && <bdi className="sheet-game">{game}</bdi>}
        </h1>
        <ProblemsButton />
        <Suspense fallback={<div className="page-bar-place" />}>{several && <PageBar />}</Suspense>
        <ZoomBar />
        <Updated changed={changed} />
        <BrokenSave />
      </div>
    </div>
  );
};

/** Time of the last save, and the sheets it changed. */
const Updated = ({ changed }: Pick<SheetHeaderProps, 'changed'>) => {
  const t = useTexts('frame');
  const time = useApp((state) => state.game?.updatedAt);
  if (time === undefined) return null;
  const sheets = joinWords((changed ?? []).map(String));
  return (
    <output className="updated">
      {t('sheetView.updated', { time: new Date(time).toLocaleTimeString() })}
      {changed &&
        (changed.length > 0
          ? t('sheetView.changed', { count: changed.length, sheets })
          : t('sheetView.unchanged'))}
    </output>
  );
};

/** Error in the last save. The sheets show the version before it. */
const BrokenSave = () => {
  const t = useTexts('frame');
  const broken = useApp((state) => state.game?.broken);
  const error = broken?.diagnostics[0];
  if (!error) return null;
  const { message: reason, line, column } = translateDiagnostic(error);
  const message = sentence(reason);
  const text =
    line === undefined
      ? t('sheetView.broken', { message })
      : t('sheetView.brokenAt', { line, column: column ?? 1, message });
  return (
    <div className="broken-save" role="status">
      <LineIcon name="error" size={18} />
      <div>
        <SchemaText text={text} />
        <FileLines lines={broken.lines} marked={line} />
      </div>
    </div>
  );
};
