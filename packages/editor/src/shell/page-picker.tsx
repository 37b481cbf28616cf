import { ChevronDown, House, Plus } from 'lucide-react'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header } from 'react-aria-components/Header'
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection } from 'react-aria-components/Menu'
import type { PageRecord } from '@heddle/document'
import { words as commandsWords } from '../commands/words.ts'
import { addPage } from '../commands/pages.commands.ts'
import { words } from './words.ts'
import { Button } from '../ui/button.tsx'
import list from '../ui/list-box.module.css'
import { Popover } from '../ui/popover.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useEditor } from '../session/use-editor.ts'
import { usePage, usePages, useSite } from '../session/use-document.ts'
import { TextTrigger } from './text-trigger.tsx'
import styles from './top-bar.module.css'

/** Shows project and page; opens the list of pages with a search line. */
export function PagePicker() {
  const { name } = useSite()
  const page = usePage()
  return (
    <Popover
      label={words.pagePicker(page?.name ?? '')}
      trigger={
        <TextTrigger>
          <b className={styles.site}>{name}</b>
          <span className={styles.dim}>/</span>
          <span className={styles.page}>{page?.name}</span>
          <ChevronDown size={14} strokeWidth={1.6} aria-hidden />
        </TextTrigger>
      }
    >
      {(close) => <PageList onDone={close} />}
    </Popover>
  )
}

function PageList({ onDone }: { readonly onDone: () => void }) {
  const editor = useEditor()
  const { session } = editor
  const site = useSite()
  const pages = usePages()
  const [query, setQuery] = useState('')
  const found = pages.filter((page) =>
    `${page.folder} ${page.name} ${page.paths.default}`.toLowerCase().includes(query.toLowerCase()),
  )
  const folders = [...new Set(found.map((page) => page.folder))].sort()
  const show = (id: string) => {
    session.pageId.value = id
    onDone()
  }
  return (
    <div className={styles.pages}>
      <Autocomplete inputValue={query} onInputChange={setQuery}>
        <SearchField label={words.findPage} autoFocus />
        <AriaMenu
          aria-label={words.findPage}
          className={list.list ?? ''}
          onAction={(key) => show(String(key))}
          renderEmptyState={() => <p className={styles.noPage}>{words.noPage}</p>}
        >
          {folders.map((folder) => (
            <MenuSection key={folder} id={`folder:${folder}`} aria-label={folder || site.name}>
              {folder !== '' && <Header className={list.heading ?? ''}>{folder}</Header>}
              {found
                .filter((page) => page.folder === folder)
                .map((page) => (
                  <PageRow key={page.id} page={page} isHome={page.id === site.homePageId} />
                ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Autocomplete>
      <Button
        tone="quiet"
        icon={Plus}
        onPress={() => {
          onDone()
          addPage(editor)
        }}
      >
        {commandsWords.newPage}
      </Button>
    </div>
  )
}

function PageRow({ page, isHome }: { readonly page: PageRecord; readonly isHome: boolean }) {
  return (
    <AriaMenuItem id={page.id} textValue={page.name} className={list.item ?? ''}>
      <span className={list.text}>{page.name}</span>
      {isHome && <House size={12} aria-hidden />}
      <span className={styles.dim}>/{isHome ? '' : page.paths.default}</span>
    </AriaMenuItem>
  )
}
