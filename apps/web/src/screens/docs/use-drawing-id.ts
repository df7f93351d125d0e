import { useId } from 'react';

/** Begins the names within one drawing, which must not meet those of another on the same page. */
export const useDrawingId = (): string => `d${useId().replaceAll(/\W/g, '')}`;
