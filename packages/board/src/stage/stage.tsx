import { type CSSProperties, createContext, useContext } from 'react'
import { SeatMark, seatColour } from '../seat-mark.tsx'
import { HexNumber } from './hex-number.tsx'
import { countedAt, type StageScene, type StageSide, type StageWords, sumAt } from './scene.ts'
import type { StageWalk } from './use-walk.ts'

const BeatContext = createContext(Number.POSITIVE_INFINITY)

/** The beat of the stage that is shown now: for what a game draws on it, such as a card that turns with the third. */
export const useStageBeat = (): number => useContext(BeatContext)

interface StageProps {
  readonly scene: StageScene
  readonly words: StageWords
  /** Where it has come: `useWalk`. */
  readonly walk: StageWalk
  /** Shows the board instead; in a picture there is no such button. */
  readonly onBoard?: () => void
  /** Somebody has seen enough of it: a press on the stage when there is nothing left to skip. */
  readonly onEnough?: () => void
}

/** The frame of all stages: see `StageScene`. A press beside its targets skips to the beat that has been reached. */
export function Stage({ scene, words, walk: { beat, walking, skip }, onBoard, onEnough }: StageProps) {
  const { title, prize, ground, sides, between, beats } = scene
  const decided = beat === beats.length - 1
  const pair = sides.length === 2
  const drawn = sides.map((side) => <Side key={side.id} side={side} beat={beat} decided={decided} words={words} />)
  return (
    <BeatContext value={beat}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space and the prompt's button do the same. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only a shorter way to what the prompt's button does. */}
      <div
        className={sides.length === 1 ? 'stage stage-alone' : 'stage'}
        data-opened="stage"
        data-stage={scene.id}
        data-beat={beat}
        data-walking={walking || undefined}
        style={{ '--sides': sides.length } as CSSProperties}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('button, a, .target')) return
          if (walking) skip()
          else onEnough?.()
        }}
      >
        <div className="stage-ground" aria-hidden="true">
          {ground}
        </div>
        <header className="stage-head">
          <h2>{title}</h2>
          {prize && <p className="stage-prize">{prize}</p>}
          {onBoard && (
            <button type="button" className="button button-small stage-board" onClick={onBoard}>
              {words.board}
            </button>
          )}
        </header>
        <Beats scene={scene} beat={beat} words={words} />
        {/* With another side everybody takes a place anew. */}
        <div key={sides.length} className={pair ? 'stage-sides stage-pair' : 'stage-sides'}>
          {pair ? (
            <>
              {drawn[0]}
              <div className="stage-between">{between}</div>
              {drawn[1]}
            </>
          ) : (
            drawn
          )}
        </div>
        {!pair && between && <div className="stage-between">{between}</div>}
      </div>
    </BeatContext>
  )
}

function Beats({ scene: { beats }, beat, words }: Pick<StageProps, 'scene' | 'words'> & { readonly beat: number }) {
  const { name = '' } = beats[beat] ?? {}
  return (
    <div className="stage-beats">
      <ol>
        {beats.map((one, i) => (
          <li
            key={one.name}
            data-state={i < beat ? 'past' : i === beat ? 'running' : 'coming'}
            aria-current={i === beat ? 'step' : undefined}
            title={one.name}
          >
            <span className="unseen">{one.name}</span>
          </li>
        ))}
      </ol>
      <p>
        <span className="unseen">{words.beat(beat + 1, beats.length, name)}</span>
        {/* Another name is another text, which has not moved. */}
        <span key={name} aria-hidden="true">
          {name}
        </span>
      </p>
    </div>
  )
}

interface SideProps {
  readonly side: StageSide
  readonly beat: number
  readonly decided: boolean
  readonly words: StageWords
}

function Side({ side, beat, decided, words }: SideProps) {
  const { seat, name, hero, bust = hero, parts = [], cards, chooses } = side
  const colour = side.colour ?? (seat === undefined ? 'var(--ink-soft)' : seatColour(seat))
  const outcome = decided ? side.outcome : undefined
  const sum = sumAt(side, beat)
  return (
    <section
      className="stage-side"
      data-outcome={outcome}
      data-chooses={chooses || undefined}
      aria-label={name}
      style={{ '--side': colour } as CSSProperties}
    >
      <div className="stage-sum">
        <svg className="stage-crown" viewBox="-40 -26 80 32" aria-hidden="true">
          <path d="M-34 4l10-16l14 12l10-20l10 20l14-12l10 16z" />
        </svg>
        {sum !== undefined && <HexNumber value={sum} of={side.sumOf} />}
        {side.sumOf && (
          <span className="stage-of" aria-hidden="true">
            {side.sumOf.name}
          </span>
        )}
      </div>
      <div className="stage-hero">{hero}</div>
      <div className="stage-bust">{bust}</div>
      <div className="stage-made">
        {cards && <div className="stage-cards">{cards}</div>}
        <ul className="stage-parts">
          {countedAt(parts, beat).map((part) => (
            <li key={part.name}>
              <span>{part.name}</span>
              <b>{part.amount > 0 ? `+${part.amount}` : String(part.amount).replace('-', '−')}</b>
            </li>
          ))}
        </ul>
        <p className="stage-name">
          {seat !== undefined && <SeatMark seat={seat} size={16} />}
          <span>{name}</span>
          {outcome === 'won' && <span className="unseen">{words.won}</span>}
          {side.also && <span className="stage-also">{side.also}</span>}
        </p>
      </div>
    </section>
  )
}
