import { describe, expect, test, vi } from 'vitest';

vi.mock('../engine/engine.ts', () => ({ engine: vi.fn() }));

const { isPicture, requestOf } = await import('./components.ts');
const query = (text: string) => new URLSearchParams(text);

describe('what an address asks of a component (98.3.6)', () => {
  test('a component gets only what it understands', () => {
    const asked = query('paginated=true&variation=1&hideTrains=true');
    expect(requestOf({ options: ['paginated'] }, asked, { maps: ['a', 'b'] })).toEqual({ paginated: true });
    expect(requestOf({ options: ['hide'] }, asked, { maps: [] })).toEqual({ hide: new Set(['trains']) });
  });
  test('a variation that is no index of the maps is the first, and with a single map it is ignored', () => {
    const map = { options: ['paginated', 'variation'] as const };
    expect(requestOf(map, query('variation=1'), { maps: ['a', 'b'] })).toEqual({ variation: 1 });
    expect(requestOf(map, query('variation=7'), { maps: ['a', 'b'] })).toEqual({ variation: 0 });
    expect(requestOf(map, query('variation=-1'), { maps: ['a', 'b'] })).toEqual({ variation: 0 });
    expect(requestOf(map, query('variation=1'), { maps: ['a'] })).toEqual({});
  });
  test('large drawings are pictures until they are cut into pages (98.5.5)', () => {
    expect(isPicture({ id: 'map' }, {})).toBe(true);
    expect(isPicture({ id: 'map' }, { paginated: true })).toBe(false);
    expect(isPicture({ id: 'cards' }, {})).toBe(false);
  });
});
