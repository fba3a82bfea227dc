import '@orrery/board/board.css'
import { type Figure, FigurePart, figureProps, formatterOf, SayContext } from '@orrery/board'
import { memo, useMemo, useRef } from 'react'
import type { GameClient } from '../games/client.ts'
import { Safely } from '../parts/safely.tsx'
import { useFigureLayout, useNear } from './figure-layout.ts'

interface FigureProps {
  readonly kit: GameClient
  readonly figure: Figure
}

/** A picture of the rulebook, drawn by the board itself, with numbers on its parts and their names below. */
export function RuleFigure({ kit, figure }: FigureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const { shown, scale, marks } = useFigureLayout({ frame, drawing, figure, near })
  return (
    <figure className="rule-figure" data-figure={figure.id}>
      <div
        ref={frame}
        className="rule-figure-frame"
        style={{ aspectRatio: `${shown.width} / ${shown.height}`, maxWidth: `${shown.width * LARGEST}px` }}
      >
        <div role="img" aria-label={figure.caption}>
          <div
            ref={drawing}
            inert
            className={`rule-figure-drawing still game-${kit.face.id}`}
            data-game={kit.face.id}
            style={{ ...figure.size, transform: `scale(${scale}) translate(${-shown.x}px, ${-shown.y}px)` }}
          >
            {near && (
              <Safely about={figure} instead={null}>
                <Drawing kit={kit} figure={figure} />
              </Safely>
            )}
          </div>
        </div>
        {marks.map(({ number, x, y }) => (
          <span key={number} className="rule-figure-mark" style={{ left: x, top: y }} aria-hidden="true">
            {number}
          </span>
        ))}
      </div>
      <figcaption>
        <p>{figure.caption}</p>
        <ol>
          {figure.labels.map(({ at, text }, i) => (
            <li key={at}>
              <span className="rule-figure-number" aria-hidden="true">
                {i + 1}
              </span>
              {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

/** A small part of a drawing is enlarged, but not more than this. */
const LARGEST = 1.25

const Drawing = memo(function Drawing({ kit, figure }: FigureProps) {
  const { game, face } = kit
  const say = useMemo(() => formatterOf(kit), [kit])
  const props = useMemo(() => figureProps(game, figure, say), [game, figure, say])
  return (
    <SayContext value={say}>
      <FigurePart face={face} part={figure.part} props={props} />
    </SayContext>
  )
})
