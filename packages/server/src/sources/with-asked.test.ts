import { describe, expect, it } from 'vitest'
import { withAsked, type AskedOf } from './with-asked.ts'

const own = { conditions: [{ field: 'state', operator: '$eq', value: 'open' }] } as const
const sort = [{ key: 'id', direction: 'DESC' }] as const
const byName = {
  conditions: [{ link: '$or', conditions: [{ field: 'name', operator: '$iLike:contains', value: 'x' }] }],
} as const
const asked = (more: Partial<AskedOf> = {}): AskedOf => ({ filter: { conditions: [] }, sort: [], ...more })

describe('rows as a visitor asks for them', () => {
  it('are those of the collection where nothing is asked', () => {
    expect(withAsked({ filter: own, sort }, {}, undefined, true)).toEqual({ filter: own, sort })
    expect(withAsked({ filter: own, sort }, {}, asked(), true)).toEqual({ filter: own, sort })
    expect(withAsked({}, {}, asked(), false)).toEqual({ filter: undefined, sort: undefined })
  })

  it('pass its filter and theirs, and stand in their order', () => {
    const mine = asked({ filter: byName, sort: [{ key: 'name', direction: 'ASC' }] })
    expect(withAsked({ filter: own, sort }, {}, mine, false)).toEqual({
      filter: { conditions: [own, byName] },
      sort: [{ key: 'name', direction: 'ASC' }],
    })
    expect(withAsked({}, {}, mine, false).filter).toEqual({ conditions: [byName] })
  })

  it('a source that filters itself is asked for no field that the collection does not name', () => {
    const secret = { conditions: [{ field: 'password', operator: '$iLike:contains', value: 'a' }] } as const
    const named = { fields: [{ name: 'name', type: 'string' }] }
    expect(() => withAsked(named, {}, asked({ filter: secret }), true)).toThrow('“password”')
    expect(() => withAsked(named, {}, asked({ sort: [{ key: 'password', direction: 'ASC' }] }), true)).toThrow('“password”')
    expect(() => withAsked({}, {}, asked({ filter: byName }), true)).toThrow('“name”')
    expect(withAsked(named, {}, asked({ filter: byName }), true).filter).toEqual({ conditions: [byName] })
    expect(withAsked({ fields: { name: 'string' } }, {}, asked({ filter: byName }), true).filter).toBeDefined()
    expect(withAsked({}, {}, asked({ filter: secret }), false).filter).toBeDefined()
  })
})
