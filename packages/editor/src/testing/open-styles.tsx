import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { StyleValue } from '@heddle/document'
import { Flexbox, Page, Section } from '@heddle/testing'
import { Inspector } from '../inspector/inspector.tsx'
import { openSection } from '../inspector/section.tsx'
import { SelectionInspector } from '../inspector/selection-inspector.tsx'
import { openEditor } from './open-editor.tsx'

/** The only element of the page. */
export const BOX = 'box0000000000000'

/**
 * The Style tab of a box, with one of its sections in sight.
 * @param title of the section, whose id is the same in small letters
 * @param styles of the box
 */
export async function openStyles(title: string, styles: Readonly<Record<string, StyleValue>> = {}) {
  const { editor } = await openEditor(
    <Page name="Home">
      <Section>
        <Flexbox id={BOX} styles={{ default: styles }} />
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  editor.session.inspectorTab.value = 'style'
  editor.session.selection.value = [BOX]
  openSection(title.toLowerCase())
  const section = page.getByRole('region', { name: title })
  await expect.element(section).toBeVisible()
  return { editor, section, held: (variant = 'default') => editor.view.find('node', BOX)?.styles[variant] ?? {} }
}
