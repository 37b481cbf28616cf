import type { LibraryComponentRecord } from '@heddle/document'
import { JsonEditor } from '../../controls/json/json-editor.tsx'
import { PartSection } from './part-section.tsx'
import { words } from './words.ts'

/** Events that workflows of an instance can wait for, each with a sample of what it carries. */
export function Triggers({ component }: { readonly component: LibraryComponentRecord }) {
  return (
    <PartSection
      component={component}
      part="triggers"
      glance={({ event }) => (event === undefined ? words.noEvent : JSON.stringify(event))}
      renderFields={({ value, set, errorOf }) => (
        <JsonEditor
          label={words.event}
          root="object"
          value={value.event ?? null}
          error={errorOf('event')}
          onCommit={(event) => set(event === null ? { name: value.name } : { ...value, event }, 'event')}
        />
      )}
    />
  )
}
