// The layers inside one package: which folder of `src` may import which (`folders` in layers.json).

/**
 * What breaks the rules of a package's folders, as lines to print.
 *
 * `rooms` maps a room to the rooms it may import. A room is a folder below `src` (`http`, or `panels/data`, which then stands apart
 * from `panels`) or a file directly in `src` that imports folders and is imported by one (`services.ts`). Every folder is a room.
 * Other files directly in `src` need no entry: one that imports no room (limits, messages) is open to all, one that does
 * (index, start) composes the package and no room imports it.
 *
 * `imports` are those of the package's sources without tests, as `{ file, line, target }`, paths below `src`. Types count:
 * what one has to read together belongs together.
 */
export function checkFolders(name, rooms, imports) {
  const problems = []
  const names = Object.keys(rooms)
  const seen = new Set()
  const unknown = new Set()
  const roomOf = (file) => {
    const room = names.filter((each) => file === each || file.startsWith(`${each}/`)).toSorted((a, b) => b.length - a.length)[0]
    if (room !== undefined) seen.add(room)
    else if (file.includes('/')) unknown.add(file.split('/')[0])
    return room
  }
  const composing = new Set()
  for (const { file, target } of imports) {
    const [own, other] = [roomOf(file), target === undefined ? undefined : roomOf(target)]
    if (own === undefined && other !== undefined) composing.add(file)
  }
  for (const { file, line, target } of imports) {
    if (target === undefined) continue
    const [own, other] = [roomOf(file), roomOf(target)]
    if (own === undefined || own === other) continue
    const place = `packages/${name}/src/${file}:${line}`
    if (other !== undefined && !rooms[own].includes(other))
      problems.push(`${place} ${own} may import of ${name} ${rooms[own].join(', ') || 'no other folder'}; not ${other}`)
    if (other === undefined && composing.has(target))
      problems.push(`${place} ${own} imports ${target}, which composes the package`)
  }
  for (const folder of unknown) problems.push(`layers.json says nothing of the folder ${folder} of ${name}`)
  for (const room of names) {
    if (!seen.has(room)) problems.push(`layers.json names ${room} of ${name}, which is not there`)
    for (const other of rooms[room])
      if (!(other in rooms)) problems.push(`layers.json lets ${room} of ${name} import ${other}, which is no room`)
  }
  return [...problems, ...circles(name, rooms)]
}

/** Rooms that may import one another are one room. */
function circles(name, rooms) {
  const done = new Set()
  const found = []
  const visit = (room, way) => {
    if (way.includes(room))
      return void found.push(`layers.json: folders of ${name} go round: ${[...way.slice(way.indexOf(room)), room].join(' -> ')}`)
    if (done.has(room)) return
    for (const other of rooms[room] ?? []) visit(other, [...way, room])
    done.add(room)
  }
  for (const room of Object.keys(rooms)) visit(room, [])
  return found
}
