import { CircleX, TriangleAlert } from 'lucide-react'
import { words as problemsWords } from '../../problems/words.ts'
import { useProject } from '../../project/project-context.ts'
import { words } from './words.ts'
import { Panel, PanelBody, PanelEmpty, PanelSection } from '../../ui/panel.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { useValue } from '../../use-value.ts'
import { ProblemList } from '../../problems/problem-list.tsx'
import { showProblem } from '../../problems/show-problem.ts'

/** Everything that is wrong; a click goes there. */
export function ProblemsPanel() {
  const editor = useEditor()
  const problems = useValue(useProject().problems)
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  return (
    <Panel title={words.title}>
      <PanelBody>
        {problems.length === 0 && (
          <PanelEmpty title={problemsWords.none}>
            <p>{words.noneLead}</p>
          </PanelEmpty>
        )}
        {errors.length > 0 && (
          <PanelSection title={words.errors}>
            <ProblemList problems={errors} icon={CircleX} onShow={(problem) => showProblem(editor, problem)} />
          </PanelSection>
        )}
        {warnings.length > 0 && (
          <PanelSection title={words.warnings}>
            <ProblemList problems={warnings} icon={TriangleAlert} onShow={(problem) => showProblem(editor, problem)} />
          </PanelSection>
        )}
      </PanelBody>
    </Panel>
  )
}
