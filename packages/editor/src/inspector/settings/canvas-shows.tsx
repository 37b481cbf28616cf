import type { NodeRecord } from '@heddle/document'
import { Choice } from '../../controls/choice.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Section } from '../section.tsx'
import { words } from '../words.ts'

const USUAL = 'usual'

/** What the canvas shows of an element that looks otherwise at times; of this window, not of the document. */
export function CanvasShows({ node }: { readonly node: NodeRecord }) {
  const { definitions, session } = useEditor()
  const asked = useValue(session.canvasShows)
  const shows = definitions.get(node.element)?.editing.shows
  if (!shows) return null
  const pick = (id: string) => {
    const { [node.id]: _, ...others } = asked
    session.canvasShows.value = id === USUAL ? others : { ...others, [node.id]: id }
  }
  return (
    <Section id="canvas-shows" title={words.canvas}>
      <PlainRow label={words.canvasShows}>
        <Choice
          label={words.canvasShows}
          value={asked[node.id] ?? USUAL}
          options={[{ id: USUAL, label: words.canvasUsual }, ...shows.map(({ id, label }) => ({ id, label: label.en }))]}
          onPick={pick}
        />
      </PlainRow>
    </Section>
  )
}
