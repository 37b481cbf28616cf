import { PenLine, Unlink } from 'lucide-react'
import type { NodeRecord } from '@heddle/document'
import { editLinkedSection, unlinkSection } from '../../commands/linked-sections/linked-sections.commands.ts'
import { words as componentWords } from '../../commands/components/words.ts'
import { linkedSectionShown, pagesOfSection } from '../../session/linked-sections.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { useLinkedPages } from '../../session/use-linked-pages.ts'
import { Button } from '../../ui/button.tsx'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { Section } from '../section.tsx'
import styles from './settings-tab.module.css'

const words = componentWords.section

/** The pages that a linked section stands on, each to go to, and what can be done with it. */
export function LinkedSection({ node }: { readonly node: NodeRecord }) {
  const editor = useEditor()
  const { view, session } = editor
  const current = useValue(session.pageId)
  useLinkedPages(node.id)
  const section = linkedSectionShown(view, node.id)
  if (!section) return null
  return (
    <Section id="linked-section" title={words.title}>
      <p className={styles.linkedNote}>{words.why}</p>
      <ul aria-label={words.pages}>
        {pagesOfSection(view, section.id).map(({ id, name }) => (
          <li key={id} className={styles.innerName}>
            <ElementIcon name="file-text" size={14} />
            <button type="button" className={styles.goTo} onClick={() => (session.pageId.value = id)} disabled={id === current}>
              {name}
            </button>
            {id === current && <span className={styles.asUsual}>{words.here}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.linkedActions}>
        <Button icon={PenLine} onPress={() => editLinkedSection.run(editor)}>
          {words.editShort}
        </Button>
        <Button icon={Unlink} onPress={() => unlinkSection.run(editor)}>
          {words.unlinkShort}
        </Button>
      </div>
    </Section>
  )
}
