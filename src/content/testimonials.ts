export type Testimonial = { readonly title: string; readonly subtitle: string; readonly quote: string }

export const testimonials: ReadonlyArray<Testimonial> = [
  {
    title: 'Marisol Trent',
    subtitle: 'Cost analyst, Washington, 6 years',
    quote:
      'In my second month I told an admiral that his number was wrong. Nobody had asked me to, and nobody told me afterward that I should not have.',
  },
  {
    title: 'Gideon Aske',
    subtitle: 'Shipyard scheduler, Bremerton, 11 years',
    quote:
      'I was a pipefitter for fourteen years. Here they pay me for knowing what a job takes, and they taught me the software.',
  },
  {
    title: 'Priya Wainwright',
    subtitle: 'Data scientist, Lexington Park, 3 years',
    quote:
      'Our forecast hangs on the squadron’s wall with last week’s errors under it. It is the most honest place I have ever worked.',
  },
  {
    title: 'Walter Oyelaran',
    subtitle: 'Cost researcher, Dayton, 19 years',
    quote:
      'I have read nineteen thousand pages about jet engines and I would do it again. Someone always needs exactly the page you just filed.',
  },
  {
    title: 'Ines Halloran',
    subtitle: 'Product lead, Columbia, 8 years',
    quote: 'The users of my software have lunch with me. That is better than any survey, and considerably louder.',
  },
  {
    title: 'Tomas Beckett',
    subtitle: 'Software engineer, Arlington, 2 years',
    quote: 'I shipped a fix on my ninth day. On my tenth day its biggest critic brought cookies.',
  },
  {
    title: 'Loretta Nakai',
    subtitle: 'Risk analyst, Albuquerque, 14 years',
    quote:
      'I ask physicists how long things will take. They are always wrong in interesting ways, and so was I until somebody here showed me how to keep score.',
  },
  {
    title: 'Colm Devereaux',
    subtitle: 'Earned value analyst, Colorado Springs, 5 years',
    quote:
      'You learn to write one sentence that a general and an engineer will both accept. It took me a year. My mentor had saved all my drafts.',
  },
  {
    title: 'Hattie Lindgren',
    subtitle: 'Office manager, San Diego, 21 years',
    quote:
      'When I retire I will own a piece of every room I ever booked. My stock statement is framed in the kitchen, beside the fire drill plan.',
  },
  {
    title: 'Jerome Estabrook',
    subtitle: 'Operations research analyst, Quantico, 4 years',
    quote:
      'I came from the Marines with a lot of opinions about supply. Now I have a model, and about half of the opinions.',
  },
  {
    title: 'Anneke Sorrell',
    subtitle: 'Statistician, Seaside, 9 years',
    quote: 'My favorite sentence at work is “we cannot tell from seven ships.” I am allowed to say it.',
  },
  {
    title: 'Rafael Quimby',
    subtitle: 'Depot maintenance analyst, Ogden, 7 years',
    quote:
      'We followed one landing gear through the shop on foot, for three weeks. The best meetings I have had were standing next to a plating tank.',
  },
  {
    title: 'Simone Fairweather',
    subtitle: 'Budget analyst, Norfolk, 1 year',
    quote:
      'September was as bad as they promised. The whole office stayed, the director ordered pizza, and then we all took Friday off.',
  },
  {
    title: 'Edmund Castle',
    subtitle: 'Security engineer, Bedford, 10 years',
    quote: 'I take radios apart for a living and get thanked for finding things. My mother still does not believe it.',
  },
  {
    title: 'Noor Villanueva',
    subtitle: 'Machine learning engineer, Seattle, 2 years',
    quote:
      'I replaced my own neural network with eleven rules because they worked better. It got me a raise, which tells you most of what you need to know.',
  },
  {
    title: 'Beatriz Lindqvist',
    subtitle: 'Subcontracts, Alexandria, 12 years',
    quote: 'Small firms remember who paid on time and who called back. We do both, and that is the whole secret.',
  },
  {
    title: 'Harlan Whitcomb',
    subtitle: 'Cost analyst, Huntsville, 11 years',
    quote:
      'I planned to stay for two years. Then they asked me what the radar would cost in 2031, and I had to see how it came out.',
  },
]
