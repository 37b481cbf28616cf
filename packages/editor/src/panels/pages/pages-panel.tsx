import { Plus } from 'lucide-react'
import type { Id } from '@heddle/document'
import { words as commandsWords } from '../../commands/words.ts'
import { words as sessionWords } from '../../session/words.ts'
import { words } from './words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel, PanelBody } from '../../ui/panel.tsx'
import { usePages, useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { useValue } from '../../use-value.ts'
import { addPage } from '../../commands/pages.commands.ts'
import { PageEditor } from './page-editor.tsx'
import { PageRow } from './page-row.tsx'
import styles from './pages-panel.module.css'

/** Every page by folder: open, make, name, address, copy, delete. */
export function PagesPanel() {
  const editor = useEditor()
  const site = useSite()
  const pages = usePages()
  const { editedPage } = editor.session
  const edited = useValue(editedPage)
  const setEdited = (id: Id | undefined) => {
    editedPage.value = id
  }
  const folders = [...new Set(pages.map(({ folder }) => folder))].sort()

  return (
    <Panel title={words.title} actions={<IconButton icon={Plus} label={commandsWords.newPage} onPress={() => addPage(editor)} />}>
      <PanelBody>
        {folders.map((folder) => (
          <section key={folder} aria-label={folder || sessionWords.pages} className={styles.folder}>
            {folder !== '' && <h3 className={styles.folderName}>{folder}</h3>}
            <ul>
              {pages
                .filter((page) => page.folder === folder)
                .map((page) => (
                  <li key={page.id}>
                    <PageRow page={page} isHome={page.id === site.homePageId} onEdit={() => setEdited(page.id)} />
                    {edited === page.id && <PageEditor page={page} onDone={() => setEdited(undefined)} />}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </PanelBody>
    </Panel>
  )
}
