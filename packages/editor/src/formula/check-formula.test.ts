import { describe, expect, it } from 'vitest'
import { signatureOf } from './complete.ts'
import { checkFormula } from './check-formula.ts'
import { mistakesIn } from './mistakes.ts'

const functions = [
  {
    name: 'concatenate',
    parameters: [{ name: 'text', type: 'any', rest: 1 }],
    result: 'text',
  },
  {
    name: 'round',
    parameters: [
      { name: 'number', type: 'number' },
      { name: 'precision', type: 'number', optional: true },
    ],
    result: 'number',
  },
] as const

const found = (text: string) => checkFormula(text, functions).map(({ from, to, message }) => [text.slice(from, to), message])

describe('what is wrong with a formula while it is typed', () => {
  it('finds nothing in one that will run', () => {
    expect(found("concatenate(round(variables['a'], 2), ' pieces')")).toEqual([])
    expect(found('')).toEqual([])
  })

  it('finds nothing in what is read of pages and of the positions of elements', () => {
    const fine = [
      "pages['a'].title.en + globalContext.pages[page.id].path",
      "componentPositionInfo['hero'].yPercent + globalContext.componentPositionInfo[page.name].x",
      'browser.query.tab + screen.scroll.y + pages.a.sections[0].linkId',
    ]
    for (const text of fine) expect([text, found(text)]).toEqual([text, []])
  })

  it('marks what a page or a position does not have', () => {
    expect(found("pages['a'].paht")[0]?.[1]).toContain('path')
    expect(found('globalContext.componentPositionInfo.hero.yPerecnt')[0]?.[1]).toContain('yPercent')
    expect(found('globalContext.componentPositionInfos.a')[0]?.[1]).toContain('componentPositionInfo?')
    expect(found('componentPositionInfos.a')[0]?.[1]).toContain('componentPositionInfo?')
  })

  it('marks a function that does not exist and says which may be meant', () => {
    expect(found("1 + concatenat('a')")).toEqual([['concatenat', expect.stringContaining('concatenate')]])
  })

  it('marks an unknown name, and an argument of the wrong kind', () => {
    expect(found('variabels.a')[0]?.[1]).toContain('variables')
    expect(found("round('a')")).toEqual([["'a'", 'First parameter must be a number']])
  })
})

describe('the signature of a function', () => {
  it('shows what may be left out and what repeats', () => {
    expect(functions.map((each) => signatureOf({ parameters: [...each.parameters] }))).toEqual([
      '(text, …)',
      '(number, [precision])',
    ])
  })
})

describe('what mends a mistake in one press', () => {
  const mended = (text: string) => {
    const fix = mistakesIn(text, functions)[0]?.fix
    return fix && text.slice(0, fix.from) + fix.text + text.slice(fix.to)
  }

  it('puts the name that was meant into the place of the wrong one', () => {
    expect(mended("1 + concatenat('a')")).toBe("1 + concatenate('a')")
    expect(mended('variabels.a + 1')).toBe('variables.a + 1')
    expect(mended("pages['a'].paht")).toBe("pages['a'].path")
    expect(mended("globalContext['componentPositionInfos'].a")).toBe("globalContext['componentPositionInfo'].a")
  })

  it('takes what is no formula as a text, unless it looks like one', () => {
    expect(mended('Good morning, all')).toBe("'Good morning, all'")
    expect(mended('Hello')).toBe("'Hello'")
    expect(mended('length(')).toBeUndefined()
    expect(mended('1 + * 2')).toBeUndefined()
    expect(mended('round(true)')).toBeUndefined()
  })
})
