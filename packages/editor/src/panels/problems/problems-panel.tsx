import { CircleX, TriangleAlert } from 'lucide-react'
import { useProject } from '../../project/project-context.ts'
import { PANEL_TEXTS } from '../../texts/panels.ts'
import { PROBLEM_TEXTS } from '../../texts/problems.ts'
import { Panel, PanelBody, PanelEmpty, PanelSection } from '../../ui/panel.tsx'
import { useEditor } from '../../use-editor.ts'
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
    <Panel title={PANEL_TEXTS.labels.problems}>
      <PanelBody>
        {problems.length === 0 && (
          <PanelEmpty title={PROBLEM_TEXTS.none}>
            <p>{PROBLEM_TEXTS.noneLead}</p>
          </PanelEmpty>
        )}
        {errors.length > 0 && (
          <PanelSection title={PROBLEM_TEXTS.errors}>
            <ProblemList problems={errors} icon={CircleX} onShow={(problem) => showProblem(editor, problem)} />
          </PanelSection>
        )}
        {warnings.length > 0 && (
          <PanelSection title={PROBLEM_TEXTS.warnings}>
            <ProblemList problems={warnings} icon={TriangleAlert} onShow={(problem) => showProblem(editor, problem)} />
          </PanelSection>
        )}
      </PanelBody>
    </Panel>
  )
}
