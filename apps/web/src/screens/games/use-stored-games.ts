import { useEffect, useState } from 'react';
import { countDamaged, readGames } from '../../sources/index.ts';

/** Reads the stored games on arrival (98.6.10); whether it is still reading. */
export const useStoredGames = (): boolean => {
  const [reading, setReading] = useState(true);
  useEffect(() => {
    let left = false;
    readGames()
      .then(countDamaged)
      .finally(() => left || setReading(false));
    return () => {
      left = true;
    };
  }, []);
  return reading;
};
