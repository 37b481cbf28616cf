import { Extension, Node, type Editor } from '@tiptap/core'
import { Plugin, type EditorState } from '@tiptap/pm/state'

/** Somebody or something that a text can name. */
export interface Mentioned {
  readonly id: string
  readonly label: string
}

/** What stands behind the trigger at the caret. */
export interface MentionQuery {
  readonly from: number
  readonly to: number
  readonly text: string
}

export interface MentionOptions {
  /** `undefined` while nothing can be mentioned. */
  readonly trigger: () => { readonly sign: string; readonly hasSpaces: boolean } | undefined
  /** Somebody types what they look for, or no longer does. */
  readonly onQuery: (query: MentionQuery | undefined) => void
  /** A key is pressed meanwhile; whether it was for the list. */
  readonly onKey: (key: string) => boolean
}

const MOST_SIGNS = 100

const mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  priority: 101,
  addAttributes: () => ({ id: { default: '' }, label: { default: '' }, sign: { default: '@' } }),
  parseHTML: () => [
    {
      tag: 'span[data-type=mention]',
      priority: 80,
      getAttrs: ({ dataset, textContent }) => {
        const label = dataset['label'] ?? textContent.slice(1)
        return {
          id: dataset['id'] ?? '',
          label,
          sign: textContent.endsWith(label) ? textContent.slice(0, -label.length || undefined) : '@',
        }
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-type': 'mention', 'data-id': String(attrs['id']), 'data-label': String(attrs['label']) },
    `${String(attrs['sign'])}${String(attrs['label'])}`,
  ],
  renderText: ({ node: { attrs } }) => `${String(attrs['sign'])}${String(attrs['label'])}`,
})

/** What is looked for at the caret: behind the trigger, which begins a word. */
export function queryAt(
  { selection: { $from, empty } }: EditorState,
  { sign, hasSpaces }: { readonly sign: string; readonly hasSpaces: boolean },
): MentionQuery | undefined {
  if (!empty || sign === '' || $from.parent.type.spec.code) return undefined
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - MOST_SIGNS), $from.parentOffset, '\n', '\uFFFC')
  const at = before.lastIndexOf(sign)
  if (at < 0 || /[\p{L}\p{N}_]/u.test(before[at - 1] ?? '')) return undefined
  const text = before.slice(at + sign.length)
  if (text.includes('\uFFFC') || text.includes('\n') || /^\s/.test(text) || (!hasSpaces && /\s/.test(text))) return undefined
  return { from: $from.pos - text.length - sign.length, to: $from.pos, text }
}

/** Puts one in the place of what was typed for it, with a space behind. */
export function insertMention(
  editor: Editor,
  range: { readonly from: number; readonly to: number },
  { id, label }: Mentioned,
  sign: string,
): boolean {
  const next = editor.state.doc.textBetween(range.to, Math.min(range.to + 1, editor.state.doc.content.size))
  return editor
    .chain()
    .focus()
    .insertContentAt({ from: range.from, to: range.to }, [
      { type: 'mention', attrs: { id, label, sign } },
      ...(/^\s/.test(next) ? [] : [{ type: 'text', text: ' ' }]),
    ])
    .run()
}

/** Mentions, and what tells of one that is being typed. */
export const mentionsWith = ({ trigger, onQuery, onKey }: MentionOptions) => [
  mention,
  Extension.create({
    name: 'mentionQuery',
    priority: 1000,
    addProseMirrorPlugins() {
      let left: number | undefined
      let last: MentionQuery | undefined
      const tell = (query: MentionQuery | undefined): void => {
        if (query?.from === last?.from && query?.to === last?.to && query?.text === last?.text) return
        last = query
        onQuery(query)
      }
      return [
        new Plugin({
          props: {
            handleKeyDown(_, event) {
              if (!last || event.isComposing) return false
              if (event.key === 'Escape') {
                left = last.from
                tell(undefined)
                return true
              }
              return onKey(event.key)
            },
            handleDOMEvents: {
              blur: () => {
                left = last?.from ?? left
                tell(undefined)
              },
            },
          },
          view: () => ({
            update({ state, editable }, before) {
              const sign = editable ? trigger() : undefined
              const query = sign && queryAt(state, sign)
              // What was left stays left until another one is begun.
              if (query?.from !== left) left = undefined
              if (query && left === undefined && (last || !before.doc.eq(state.doc))) tell(query)
              else if (!query) tell(undefined)
            },
          }),
        }),
      ]
    },
  }),
]
