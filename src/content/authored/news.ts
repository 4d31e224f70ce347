import { facts } from '../facts.ts'
import { firm } from '../firm.ts'

/** A news item as it is written down; an item with a source appeared elsewhere. */
export type NewsItem = {
  readonly id: string
  readonly title: string
  readonly type: 'Company News' | 'Press Release' | 'External Article'
  readonly publishedDaysAgo: number
  readonly summary: string
  readonly body: string
  readonly source?: { readonly name: string; readonly address: string }
}

/** News, newest first (C3.4-01). Places are real; firms, people, figures and publications are invented. */
export const news: ReadonlyArray<NewsItem> = [
  {
    id: '312',
    title: 'Crosscut Finds the Critical Path in Thirty Thousand Tasks',
    type: 'Press Release',
    publishedDaysAgo: 6,
    summary:
      'Version 4 of our schedule analysis tool checks a schedule of thirty thousand tasks in less than two seconds, and explains each finding in a sentence.',
    body: `<p>${firm.tradeName} has released version 4 of Crosscut, the tool with which program offices test an integrated master schedule before they rely on it. A file of thirty thousand tasks is now read, checked and drawn in less than two seconds on an ordinary laptop. The previous version needed four minutes.</p>
<p>Speed was not the aim. “When an answer takes four minutes, people ask once a month,” said Ines Halloran, who leads the product. “When it takes two seconds they ask in the meeting, with the contractor in the room. That changes what the meeting is for.”</p>
<p>Each finding now comes with its reason in plain words: which link is missing, which constraint holds a date in place, which float is only apparent. Findings can be exported as a list that schedulers may work through from top to bottom.</p>
<p>Crosscut 4 is available to government users of our scheduling contracts at no further cost. Training sessions of half a day are held in <strong>Arlington</strong>, <strong>El Segundo</strong> and <strong>Huntsville</strong> during the coming quarter.</p>`,
  },
  {
    id: '309',
    title: 'A Second Floor for Huntsville',
    type: 'Company News',
    publishedDaysAgo: 17,
    summary:
      'Our Huntsville office has grown from four desks to sixty in eleven years. Next spring it takes over the floor upstairs, with a laboratory and a proper kitchen.',
    body: `<p>When the Huntsville office opened, four analysts shared one room behind a bakery. Sixty people work there today, and the waiting list for desks has become a standing joke. Next spring the joke ends: the office takes over the second floor of 350 Plane Table Parkway.</p>
<p>The new floor holds thirty-two desks, a schedule room with a wall long enough for the longest program in the building, and a small laboratory for the test engineers. The kitchen was designed by a committee of nine owners, who report that it was harder than a milestone review.</p>
<p>Hiring has started. Openings for price analysts, schedulers and test engineers are listed under <a href="/careers/open?city=huntsville">current opportunities</a>.</p>`,
  },
  {
    id: '305',
    title: 'What a Shipyard Forgets When It Stops',
    type: 'External Article',
    publishedDaysAgo: 24,
    summary:
      'A trade magazine reports on our study of production breaks: why the first hull after a pause costs a fifth more than the last one before it.',
    body: `<p>The magazine’s autumn issue takes up a study that our Seaside methods group finished in the summer. The authors compared nineteen production lines that had stopped for six months or longer, from patrol boats to gas turbines.</p>
<p>The article explains in clear pictures how skill is lost: not evenly, but at the joints between trades, where two crews used to know each other’s habits. It also quotes two shipyard managers who disagree with us, and makes their case well.</p>`,
    source: {
      name: 'Dockside Quarterly',
      address: 'https://dockside-quarterly.example/issues/autumn/what-a-shipyard-forgets',
    },
  },
  {
    id: '301',
    title: 'Every Owner Received a Statement This Week',
    type: 'Company News',
    publishedDaysAgo: 38,
    summary: `The stock plan’s yearly valuation is complete. More than ${facts.ownersMoreThan} owners can read what their share of the firm is worth, and why.`,
    body: `<p>Once a year an independent appraiser tells us what ${firm.tradeName} is worth, and once a year each owner receives a statement. This year’s went out on Tuesday, with a page that explains the number: contracts won and finished, cash in the bank, and what comparable firms were sold for.</p>
<p>The firm has belonged to its employees, and to nobody else, since ${facts.ownedSince}. There are no outside shareholders to please and no quarter to rescue. It also means that a bad decision is paid for by the colleague across the hall, which has a calming effect on decisions.</p>
<p>New colleagues join the plan after one year of service and are fully vested from that day. How it works in detail is described on the page <a href="/about-us/esop">Employee Owned</a>.</p>`,
  },
  {
    id: '296',
    title: `${firm.tradeName} Joins Rescue Craft Study as Lead Analyst`,
    type: 'Press Release',
    publishedDaysAgo: 52,
    summary:
      'Over fourteen months a team from Washington and Arlington will compare ways to replace an aging fleet of rescue and patrol craft.',
    body: `<p>${firm.tradeName} has been selected to lead the analysis of alternatives for the next generation of rescue and patrol craft. The study runs for fourteen months and brings together boat crews, naval architects, cost analysts and statisticians.</p>
<p>The question is easily put: should the next boats be faster, tougher or more numerous? The answer is not, because each choice moves cost and response time in different harbors by different amounts. Before any measure of effectiveness is chosen, the team will spend four weeks with crews at three stations.</p>
<ul><li>Effectiveness is modeled for forty-one harbors and nine kinds of incident.</li><li>Life cycle cost covers thirty years, with crews and piers included.</li><li>An advisory group of serving coxswains reviews the work every two months.</li></ul>
<p>The study team has room for one more senior decision analyst; the opening is described under <a href="/careers/open?category=operations%20research">current opportunities</a>.</p>`,
  },
  {
    id: '290',
    title: 'Nine Interns, Nine Finished Projects',
    type: 'Company News',
    publishedDaysAgo: 81,
    summary:
      'Our summer interns presented their work to the whole firm. One of the projects is already in use at a shipyard.',
    body: `<p>An internship at ${firm.shortName} has one rule: the project must be needed by somebody, and it must be finished by the last Friday. This year nine students from eight universities kept to it.</p>
<p>Among the results are a map of supplier distances for a missile program, a test harness for old message formats, and a history of one jet engine’s price from 1968 to today. A scheduling aid for crane operators, written by an industrial engineering student in Bremerton, went into use two weeks before its author went back to school.</p>
<p>Applications for next summer open in the new year. Five of this year’s nine have already asked.</p>`,
  },
  {
    id: '284',
    title: 'The Quiet Firm That Counts Things',
    type: 'External Article',
    publishedDaysAgo: 103,
    summary:
      'A regional business paper visits our headquarters and finds blue binders, a larch in a pot and very few ties.',
    body: `<p>A reporter spent two days in our Arlington headquarters and wrote a portrait that we like, although it counts the chairs wrong. She describes a Monday review, a discussion about the word “approximately,” and the shelf of blue binders in which our methods have been published since ${facts.methodsSince}.</p>
<p>The best paragraph belongs to an analyst on the sixth floor: “People think we tell the government what things cost. Mostly we tell it what it does not know yet, and how much that is worth.”</p>`,
    source: { name: 'The Potomac Ledger', address: 'https://potomac-ledger.example/business/quiet-firm-counts-things' },
  },
  {
    id: '279',
    title: `Heartwood Reaches Back to ${facts.library.oldestReport}`,
    type: 'Press Release',
    publishedDaysAgo: 127,
    summary:
      'With the last paper reports on jet engines scanned and checked, our cost data library now spans more than seven decades.',
    body: `<p>The oldest cost report in Heartwood is now a carbon copy from ${facts.library.oldestReport}: eleven pages, one coffee stain, and the hours of every department that built a certain jet engine. With it, a five-year effort to bring paper records into our cost data library has passed its largest milestone.</p>
<p>Four researchers in Dayton examined some nineteen thousand pages, corrected arithmetic where the original was wrong, and recorded each correction beside the original figure. Nothing was overwritten. An estimator can see what the manufacturer wrote, what we think it meant, and why.</p>
<p>Why bother with engines that fly only in museums? “Because the curve is what matters,” said Walter Oyelaran, who led the work. “You cannot see a seventy-year trend in ten years of data.”</p>
<p>Government analysts may request access through their program office. Requests are usually answered within two days.</p>`,
  },
  {
    id: '271',
    title: 'Small Business Partners Meet in San Diego',
    type: 'Company News',
    publishedDaysAgo: 158,
    summary:
      'Forty small firms came to our partner day on the waterfront. The longest line formed at the table marked “Bring us your idea.”',
    body: `<p>About a third of ${firm.shortName}’s work is done together with small firms. Once a year we invite them, and firms that would like to become partners, to spend a day with our project leaders. This time forty came to the San Diego office.</p>
<p>The morning was given to plain talk about contracts: what a subcontract with us looks like, when invoices are paid, whom to call when they are not. In the afternoon project leaders described the work they expect to share in the coming year, from ship installation planning to data labeling.</p>
<p>Firms that could not attend are welcome to introduce themselves through the <a href="/contracts/small-business">small business program</a>. Every profile is read by a person.</p>`,
  },
  {
    id: '264',
    title: 'Ranges, Not Points: Teaching Engineers to Doubt',
    type: 'External Article',
    publishedDaysAgo: 196,
    summary:
      'Our risk analysts explain in a professional journal how to draw an honest range out of an optimistic expert.',
    body: `<p>Two colleagues from Albuquerque describe thirty years of schedule risk interviews in the spring issue of a professional journal. Their advice is practical: ask for the bad case first, ask for a story and not for a number, and never ask in front of the boss.</p>
<p>They also publish their own record. Of 212 forecasts given with eighty percent confidence, 161 came true. That is seventy-six percent, and the article is candid about the difference.</p>`,
    source: {
      name: 'Journal of Schedule Practice',
      address: 'https://schedule-practice.example/spring/ranges-not-points',
    },
  },
  {
    id: '255',
    title: 'Tuition Support Now Covers Apprenticeships',
    type: 'Company News',
    publishedDaysAgo: 233,
    summary: 'Welding inspection, machining, marine electrics: learning a trade is now supported like a degree.',
    body: `<p>For many years ${firm.shortName} has paid tuition for colleagues who study alongside their work. From this term on the program also covers apprenticeships and trade certificates, under the same conditions and up to the same amount.</p>
<p>The idea came from the Norfolk office. Two schedulers there wished to understand welding well enough to know when an estimate of hours was nonsense, and enrolled in evening classes at their own expense. They have been reimbursed, and their next schedule review was the talk of the yard.</p>`,
  },
  {
    id: '247',
    title: 'Who Checks the Forecast?',
    type: 'External Article',
    publishedDaysAgo: 287,
    summary:
      'A public-radio website talks with one of our readiness scientists about models that are scored every week.',
    body: `<p>In a conversation of twelve minutes a data scientist from our Lexington Park office explains why her team publishes its errors. Every Monday the forecast of aircraft availability is compared with what happened, and the result hangs on the wall where pilots can see it.</p>
<p>“It was embarrassing for about six weeks,” she says. “Then it became the reason they trust us.” The recording and a transcript are on the station’s website.</p>`,
    source: {
      name: 'Tidewater Public Radio',
      address: 'https://tidewater-radio.example/science/who-checks-the-forecast',
    },
  },
  {
    id: '238',
    title: 'The Price of a Spare Part Nobody Makes',
    type: 'External Article',
    publishedDaysAgo: 341,
    summary:
      'A logistics magazine follows one hydraulic valve from the last drawing to the first quote, with our obsolescence team as guides.',
    body: `<p>The maker of the valve closed in 2009. The magazine spends six pages on what happened next: who still owns the drawings, what a machine shop asks for a lot of twelve, and why the first quote was nine times the last known price.</p>
<p>Our Dayton office appears with the method that it uses to forecast such parts two years before they run out. The reporter tried it on her own washing machine, and publishes the result.</p>`,
    source: {
      name: 'The Spares Desk',
      address: 'https://spares-desk.example/features/a-part-nobody-makes',
    },
  },
  {
    id: '229',
    title: 'Estimators Who Go Back to Look',
    type: 'External Article',
    publishedDaysAgo: 402,
    summary: 'An engineering weekly asks why so few forecasts are ever graded, and visits a firm that grades its own.',
    body: `<p>The weekly’s reporter sat in on two of our reviews, in which an estimate is laid beside what the program finally cost. One of them had been twenty-two percent too low, and its authors explained why for an hour.</p>
<p>“Nobody was defending anything,” she writes. “They were looking for the page on which it went wrong.” The page is printed beside the article.</p>`,
    source: {
      name: 'Engineer’s Weekly',
      address: 'https://engineers-weekly.example/practice/estimators-who-go-back',
    },
  },
]
