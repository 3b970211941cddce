interface Shape {
  /** True for a picture that leads the others, or can only be read at full width. */
  readonly isWide: boolean
  /** Width over height. */
  readonly ratio: number
}

/** A place in a gallery of two columns. */
interface Place<Picture> {
  /** One picture, or two or three of the same height beside one another. */
  readonly pictures: readonly Picture[]
  /** True if it fills both columns. */
  readonly isRow: boolean
}

/** A picture with a smaller ratio would be higher than most windows at full width. */
const TALL_BELOW = 1.25
/** Pictures whose ratios differ by less than this share have the same height in columns of the same width. */
const SAME_RATIO = 0.005

const isTall = ({ ratio }: Shape) => ratio < TALL_BELOW

/**
 * Lays pictures out in two columns without a gap, in their order. A wide picture fills a row. Between wide pictures are
 * pairs. In an odd number, one picture is alone and fills a row too. A tall one would fill the window, so it shares the row
 * of its neighbours.
 */
export function galleryPlaces<Picture extends Shape>(
  pictures: readonly Picture[],
): readonly Place<Picture>[] {
  return joinTall(rowsOf(pictures)).flatMap(placesOf)
}

function rowsOf<Picture extends Shape>(pictures: readonly Picture[]): readonly Picture[][] {
  const rows: Picture[][] = []
  let run: Picture[] = []
  const endRun = () => {
    rows.push(...pairsOf(run, rows.length === 0))
    run = []
  }
  for (const picture of pictures) {
    if (!picture.isWide || isTall(picture)) run.push(picture)
    else {
      endRun()
      rows.push([picture])
    }
  }
  endRun()
  return rows
}

/** Pairs of pictures. In an odd number one is alone: the first one of the gallery, or the last one, if it is not tall. */
function pairsOf<Picture extends Shape>(run: readonly Picture[], isFirstRun: boolean): readonly Picture[][] {
  const mayBeAlone = run.filter((picture, index) => index % 2 === 0 && !isTall(picture))
  const alone = isFirstRun ? mayBeAlone[0] : mayBeAlone.at(-1)
  const single = run.length % 2 === 1 ? (alone ?? run.at(-1)) : undefined
  const rows: Picture[][] = []
  for (const picture of run) {
    const row = rows.at(-1)
    const hasRoom = row?.length === 1 && row[0] !== single && picture !== single
    if (hasRoom) row.push(picture)
    else rows.push([picture])
  }
  return rows
}

/** Joins a tall picture that is alone in its row with the row before it, or the first one with the row after it. */
function joinTall<Picture extends Shape>(rows: readonly Picture[][]): readonly Picture[][] {
  const isLoneTall = ([picture, ...others]: readonly Picture[]) =>
    picture !== undefined && isTall(picture) && others.length === 0
  const joined: Picture[][] = []
  for (const row of rows) {
    const previous = joined.at(-1)
    if (previous && (isLoneTall(row) || isLoneTall(previous))) previous.push(...row)
    else joined.push([...row])
  }
  return joined
}

function placesOf<Picture extends Shape>(row: readonly Picture[]): readonly Place<Picture>[] {
  const [first, second] = row
  if (!first || !second) return [{ pictures: row, isRow: first !== undefined && !isTall(first) }]
  const isPair = row.length === 2 && Math.abs(first.ratio / second.ratio - 1) < SAME_RATIO
  return isPair
    ? row.map((picture) => ({ pictures: [picture], isRow: false }))
    : [{ pictures: row, isRow: true }]
}
