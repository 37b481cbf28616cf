import { page } from 'vitest/browser'
import { expect } from 'vitest'
import type { ElementDefinition, Fields } from '@heddle/kit'
import { defineElement } from '@heddle/kit'
import type { DocumentRecord, NodeRecord } from '@heddle/document'
import { fixtureElement, Page, Section } from '@heddle/testing'
import { Inspector } from '../inspector/inspector.tsx'
import { SelectionInspector } from '../inspector/selection-inspector.tsx'
import { openEditor } from './open-editor.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const Probe = fixtureElement('probe')
/** The element whose fields are shown. */
export const PROBE = id('probe')

/**
 * The settings of an element that has these fields and no others, as a person sees them in the inspector.
 * @param stored values of its fields
 * @param records what else the project has
 */
export async function openFields(fields: Fields, stored: NodeRecord['props'] = {}, records: readonly DocumentRecord[] = []) {
  await page.viewport(1100, 900)
  const definition = defineElement({
    type: 'probe',
    label: { en: 'Probe' },
    icon: 'square',
    group: 'basics',
    fields,
    supports: [],
  })
  const opened = await openEditor(
    <Page id={id('page')} name="Home">
      <Section id={id('hero')}>
        <Probe id={PROBE} />
      </Section>
    </Page>,
    <div style={{ width: 296, marginInlineStart: 'auto' }}>
      <Inspector ofSelection={<SelectionInspector />} />
    </div>,
  )
  const { editor } = opened
  ;(editor.definitions as Map<string, ElementDefinition>).set('probe', definition)
  const node = editor.view.find('node', PROBE)
  if (!node) throw new Error('The page has no probe')
  const all = [...records, { ...node, props: stored }]
  editor.store.apply({ put: Object.fromEntries(all.map((record) => [record.id, record])) })
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [PROBE]
  await expect.element(page.getByRole('region', { name: 'Probe' })).toBeVisible()
  return {
    editor,
    /** What is stored of a field, where it is the same in every language and on every screen. */
    stored: (name: string) => editor.view.find('node', PROBE)?.props[name]?.['default'],
  }
}
