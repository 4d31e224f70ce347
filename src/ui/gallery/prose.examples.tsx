import { Prose } from '#ui/prose/prose.tsx'
import { Example } from './example.tsx'

export function ProseExample() {
  return (
    <Example name="prose" whole>
      <Prose>
        <p>
          When the Huntsville office opened, four analysts shared one room above a hardware store. Sixty people work
          there today, and <a href="/careers/open">the waiting list for desks</a> has become a standing joke.
        </p>
        <h2>What changes next spring</h2>
        <p>
          The floor upstairs becomes ours. It holds thirty-two desks, a schedule room and a{' '}
          <strong>small laboratory</strong> for the test engineers.
        </p>
        <ul>
          <li>A wall long enough for the longest program in the building</li>
          <li>
            Two rooms for conversations
            <ul>
              <li>one with a window</li>
              <li>one without, for those who draw</li>
            </ul>
          </li>
        </ul>
        <h3>How we move</h3>
        <ol>
          <li>Books first, because they take longest</li>
          <li>Then people, a group a day</li>
        </ol>
        <blockquote>When an answer takes four minutes, people ask once a month.</blockquote>
        <h4>In figures</h4>
        <FigureTable />
        <hr />
        <p>Questions are answered at the front desk, where the plans hang.</p>
      </Prose>
    </Example>
  )
}

function FigureTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">People</th>
          <th scope="col">Desks</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>2015</td>
          <td>4</td>
          <td>4</td>
        </tr>
        <tr>
          <td>2026</td>
          <td>60</td>
          <td>52</td>
        </tr>
      </tbody>
    </table>
  )
}
