import { warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { DocumentRecord, Id } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'

/** Who still uses a record that goes, apart from those that go with it: each place once, as a warning. */
export function leftUsages(
  view: DocumentView,
  { id, kind }: DocumentRecord,
  isGone: (user: Id) => boolean = (user) => user === id,
): readonly Issue[] {
  return view
    .usagesOf(id)
    .filter((usage) => !isGone(usage.id))
    .map((usage) =>
      warningAt('still-used', `${view.get(usage.id)?.kind ?? kind}/${usage.id}/${usage.path}`, MESSAGES.stillUsed(id)),
    )
}
