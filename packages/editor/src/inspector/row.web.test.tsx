import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { insertToken, setStyle } from '@heddle/document/operations'
import { checkStyleValue, STYLE_PROPERTIES } from '@heddle/style'
import { formula, Page, Section } from '@heddle/testing'
import { openEditor } from '../testing/open-editor.tsx'
import { Inspector } from './inspector.tsx'
import { SelectionInspector } from './selection-inspector.tsx'

const HERO = 'hero000000000000'
/** Values of at most seven characters, the widest that people type. */
const VALUES = ['1200', '1234.56', '-888.8px', '888.8px', '8.88rem', '88.88em', '88.8vmax', '88.88%', '100vmin', '0.5', '8888']
const SHORT = 8
const size = () => page.getByRole('region', { name: 'Size' })

/** Opens every section of the inspector, as wide as it stands in the editor. */
async function open() {
  const opened = await openEditor(
    <Page id="page000000000000" name="Home">
      <Section
        id={HERO}
        styles={{ default: { display: 'flex', position: 'absolute', 'background-image': 'linear-gradient(red, blue)' } }}
      />
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  const { host, editor } = opened
  host.style.width = '296px'
  host.style.overflow = 'auto'
  editor.session.selection.value = [HERO]
  await expect.element(page.getByRole('region', { name: 'Spacing' })).toBeVisible()
  openSections(host)
  return { ...opened, set: (values: Parameters<typeof setStyle>[1]['values']) => setAll(editor, values) }
}

function openSections(host: HTMLElement): void {
  for (const toggle of host.querySelectorAll<HTMLElement>('section h3 > [aria-expanded="false"]')) toggle.click()
}

function setAll(editor: Awaited<ReturnType<typeof openEditor>>['editor'], values: Parameters<typeof setStyle>[1]['values']) {
  expect(editor.change('Set', setStyle(editor.view, { ids: [HERO], variant: 'default', values }))).toBe(true)
}

/** Texts of the inspector that do not fit where they stand. */
function cutTexts(host: HTMLElement): readonly string[] {
  return [...host.querySelectorAll<HTMLElement>('input, button, span, h3')].flatMap((element) => {
    if (element.scrollWidth <= element.clientWidth || getComputedStyle(element).overflowX === 'visible') return []
    const text = element instanceof HTMLInputElement ? element.value || element.placeholder : (element.textContent ?? '')
    return [`${element.getAttribute('aria-label') ?? element.className}: ${text}`]
  })
}

describe('a row of the inspector', () => {
  it('shows every value of less than eight characters whole, and every label', async () => {
    const { host, set } = await open()
    expect(cutTexts(host)).toEqual([])
    const words = STYLE_PROPERTIES.flatMap(({ syntax }) => syntax.keywords ?? []).filter((word) => word.length < SHORT)
    const layout = new Set(['display', 'position', 'background-image'])
    for (const value of new Set([...VALUES, ...words])) {
      if (value.length >= SHORT) continue
      set(
        Object.fromEntries(
          STYLE_PROPERTIES.filter(
            ({ name, covers }) => !covers && !layout.has(name) && checkStyleValue(name, value) === undefined,
          ).map(({ name }) => [name, value]),
        ),
      )
      await new Promise(requestAnimationFrame)
      expect(cutTexts(host), value).toEqual([])
    }
  })

  it('shows the name of a token of the same length whole', async () => {
    const { host, set, editor } = await open()
    editor.change('Add', insertToken(editor.view, { type: 'spacing', name: 'Space-8', value: '32px', newId: editor.newId }))
    const id = editor.view.of('token')[0]?.id ?? ''
    set({ width: { type: 'token', id }, 'padding-left': { type: 'token', id }, 'column-gap': { type: 'token', id } })
    await expect.element(size().getByRole('textbox', { name: 'Width', exact: true })).toHaveValue('Space-8')
    expect(cutTexts(host)).toEqual([])
  })

  it('keeps its width when a value is bound, reset or pointed at', async () => {
    const { host, set } = await open()
    const field = () => size().getByRole('textbox', { name: 'Width', exact: true })
    const label = () => host.querySelector('[aria-label^="W, Width"]')?.getBoundingClientRect().toJSON()
    const [before, at] = [field().element().getBoundingClientRect().width, label()]
    set({ width: '10px' })
    await expect.element(field()).toHaveValue('10')
    await field().hover()
    expect(field().element().getBoundingClientRect().width).toBe(before)
    expect(label()).toEqual(at)
  })

  it('offers a formula beside the label, which is whole while one points at it', async () => {
    await open()
    const label = page.getByRole('button', { name: /^Max W, Max width/ })
    const handle = page.getByRole('button', { name: 'Bind Max width to a formula' })
    await page.getByRole('textbox', { name: 'Max width', exact: true }).hover()
    await expect.poll(() => getComputedStyle(handle.element()).opacity).toBe('1')
    await label.hover()
    await expect.poll(() => getComputedStyle(handle.element()).opacity).toBe('0')
    await handle.click()
    await expect.element(page.getByRole('dialog', { name: 'Formula: Max width' })).toBeVisible()
  })

  it('has no control that is harder to hit than 24 px', async () => {
    const { host, set, editor } = await open()
    set({ width: formula('1') })
    for (const tab of ['style', 'settings'] as const) {
      editor.session.inspectorTab.value = tab
      await expect.element(page.getByRole('tab', { name: tab, exact: false, selected: true })).toBeVisible()
      openSections(host)
      const small = [...host.querySelectorAll<HTMLElement>('button, input:not([type=checkbox])')].flatMap((control) => {
        const { width, height } = control.getBoundingClientRect()
        const field = control instanceof HTMLInputElement ? (control.parentElement?.getBoundingClientRect().height ?? 0) : height
        if (width === 0 || (width >= 24 && Math.max(field, height) >= 24)) return []
        return [`${control.getAttribute('aria-label') ?? control.textContent}: ${width} × ${height}`]
      })
      expect(small, tab).toEqual([])
    }
  })
})
