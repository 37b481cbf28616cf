// The ways through the code that docs/paths.json declares: how many files one has to read to follow them.

/**
 * The files of a way, each once, and what is wrong with it as lines to print.
 *
 * A step is `file#function`, or `file#creator.method` for a method of what a creator makes; `{ over }` stands for a crossing that
 * no text shows (a socket, a thread). Every step has to be there, and to be named by a file before it or to name a step before it.
 * `read` gives the text of a file, `undefined` when there is none.
 */
export function followPath(steps, read) {
  const problems = []
  const passed = []
  let isCrossing = false
  for (const step of steps) {
    if (typeof step !== 'string') {
      isCrossing = true
      continue
    }
    const [file, owner, name] = /^([^#]+)#(?:(\w+)\.)?(\w+)$/.exec(step)?.slice(1) ?? []
    const text = file === undefined ? undefined : read(file)
    if (text === undefined) problems.push(`${step}: there is no such file`)
    else if (!isDeclared(text, owner ?? name)) problems.push(`${step}: the file declares no ${owner ?? name}`)
    else if (owner !== undefined && !isMember(text, name)) problems.push(`${step}: ${owner} makes no ${name}`)
    else if (passed.length > 0 && !isCrossing && !passed.some((before) => isLinked(before, { file, name, text })))
      problems.push(`${step}: no step before it names it, and it names none of them`)
    passed.push({ file, name, text: text ?? '' })
    isCrossing = false
  }
  return { files: [...new Set(passed.map(({ file }) => file))], problems }
}

const isDeclared = (text, name) => new RegExp(`\\b(function|const) ${name}\\b`).test(text)
const isMember = (text, name) => new RegExp(`\\b${name}\\s*[(:,]|\\b(function|const) ${name}\\b`).test(text)
const mentions = (text, name) => new RegExp(`\\b${name}\\b`).test(text)
const isLinked = (before, step) =>
  before.file === step.file || mentions(before.text, step.name) || mentions(step.text, before.name)
