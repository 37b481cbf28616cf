import { isSpread, type FormulaEntry, type FormulaItem, type FormulaTree } from './tree.ts'

/** The trees directly inside a tree, in the order in which they stand in the text. What is spread stands for its spread. */
export function partsOf(tree: FormulaTree): readonly FormulaTree[] {
  switch (tree[0]) {
    case 'l':
    case 'n':
      return []
    case '.':
      return [tree[1], tree[2]]
    case 'c':
      return [tree[1], ...tree[2].map(spreadOrItem)]
    case 'u':
      return [tree[2]]
    case 'b':
      return [tree[2], tree[3]]
    case '?':
      return [tree[1], tree[2], tree[3]]
    case 'a':
      return tree[1].map(spreadOrItem)
    case 'o':
      return tree[1].flatMap((entry) => (isSpread(entry) ? [entry[1]] : [entry[0], entry[1]]))
    case 't':
      return tree[2]
    case 'f':
      return [tree[2]]
  }
}

function spreadOrItem(item: FormulaItem): FormulaTree {
  return isSpread(item) ? item[1] : item
}

/** A copy of a tree with each tree directly inside it replaced. */
export function mapParts(tree: FormulaTree, replace: (part: FormulaTree) => FormulaTree): FormulaTree {
  const item = (one: FormulaItem): FormulaItem => (isSpread(one) ? ['s', replace(one[1])] : replace(one))
  const entry = (one: FormulaEntry): FormulaEntry => (isSpread(one) ? ['s', replace(one[1])] : [replace(one[0]), replace(one[1])])
  switch (tree[0]) {
    case 'l':
    case 'n':
      return tree
    case '.':
      return tree[3] === 1 ? ['.', replace(tree[1]), replace(tree[2]), 1] : ['.', replace(tree[1]), replace(tree[2])]
    case 'c':
      return tree[3] === 1 ? ['c', replace(tree[1]), tree[2].map(item), 1] : ['c', replace(tree[1]), tree[2].map(item)]
    case 'u':
      return ['u', tree[1], replace(tree[2])]
    case 'b':
      return ['b', tree[1], replace(tree[2]), replace(tree[3])]
    case '?':
      return ['?', replace(tree[1]), replace(tree[2]), replace(tree[3])]
    case 'a':
      return ['a', tree[1].map(item)]
    case 'o':
      return ['o', tree[1].map(entry)]
    case 't':
      return ['t', tree[1], tree[2].map(replace)]
    case 'f':
      return ['f', tree[1], replace(tree[2])]
  }
}
