import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SlotContext } from '@heddle/kit/react'
import type { PropsOf } from '@heddle/kit'
import { Table } from './component.tsx'
import type { tableDefinition } from './definition.ts'

type Props = PropsOf<typeof tableDefinition>

function draw(props: Partial<Props>, root: { readonly 'aria-label'?: string } = {}): string {
  const slots = { draw: (name: string) => <tr className={name} />, isFilled: () => true }
  return renderToStaticMarkup(
    <SlotContext value={slots}>
      <Table root={root} props={{ caption: '', hidesCaption: false, narrow: 'cards', widths: 'content', ...props }} />
    </SlotContext>,
  )
}

describe('a table', () => {
  test('has its headings, its rows and its name where browsers look for them', () => {
    const html = draw({ caption: 'Breads' })
    expect(html).toMatch(/<table[^>]*><caption>Breads<\/caption><thead[^>]*><tr class="head"><\/tr><\/thead><tbody/)
    expect(html).toMatch(/<tbody[^>]*><tr class="rows"><\/tr><\/tbody><\/table><\/div>$/)
  })

  test('keeps its roles though rows become cards', () => {
    expect(draw({}).match(/role="[a-z]+"/g)).toEqual(['role="table"', 'role="rowgroup"', 'role="rowgroup"'])
  })

  test('has no caption without words, and one for screen readers alone where it is hidden', () => {
    expect(draw({})).not.toContain('caption')
    expect(draw({ caption: 'Breads', hidesCaption: true })).toContain('<caption class="heddle-unseen">Breads</caption>')
  })

  test('has columns by its contents, unless their widths are fixed', () => {
    expect(draw({})).not.toContain('heddle-fixed')
    expect(draw({ widths: 'fixed' })).toContain('<table class="heddle-table heddle-cards heddle-fixed"')
  })

  test('that scrolls is reached with the keyboard, by name', () => {
    expect(draw({ caption: 'Breads', narrow: 'scroll' })).toMatch(/^<div role="region" tabindex="0" aria-label="Breads">/)
    expect(draw({ narrow: 'scroll' }, { 'aria-label': 'Cakes' })).toContain('aria-label="Cakes"')
    expect(draw({ narrow: 'scroll' })).not.toContain('heddle-cards')
    expect(draw({ narrow: 'cards' })).not.toContain('tabindex')
  })
})
