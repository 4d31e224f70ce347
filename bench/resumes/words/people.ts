import { listOf } from './list.ts'

export const firstNames = listOf(`
  Adaeze; Benedikt; Calla; Dmitri; Esperanza; Fitzgerald; Guadalupe; Harlan; Ikram; Joaquín; Keziah; Lachlan; Minh;
  Nadira; Oona; Pilar; Quentin; Rosalind; Siobhán; Tariq; Ursula; Vikram; Wilhelmina; Xiomara; Yusuf; Zdenka; Anneliese;
  Bartholomew; Chiara; Dashiell; Eun-ji; Florian; Greta; Hiroshi; Imogen; Jamal; Kirsten; Leocadia; Mateusz; Nkechi
`)

export const lastNames = listOf(`
  Abernathy; Bjornstad; Cavallaro; Dimitrov; Eastwick; Fitzmaurice; Grimaldi; Hathersage; Ivanenko; Jankowski; Kowalczyk;
  Lafontaine; Mukherjee; Nasser; O'Halloran; Pettibone; Quiñones; Rasmussen; Szymanski; Tran; Underhill; Van Houten;
  Weatherby; Xu; Yarborough; Zielinski; Achebe; Bouchard; Castellanos; De la Fuente; Eriksen; Featherstone; Gutierrez;
  Halloway; Ito; Jimenez-Clarke; Kaplan; Ludovico; McAllister; Ngata
`)

export const credentials = listOf(`PMP; MBA; CPA; Ph.D.; RN, BSN; P.E.; SHRM-CP; MBA, PMP`)

export const headlines = listOf(`
  Operations leader; Detail-minded professional; Bilingual professional; Seasoned manager; Data and people person;
  Problem solver
`)

/** Street, city, state, ZIP. */
export const homes = listOf(`
  1418 Larkspur Lane | Boise | ID | 83702; 77 W. Mercer St., Apt. 9 | Seattle | WA | 98119; P.O. Box 412 | Taos | NM | 87571;
  2900 Rutledge Avenue #310 | Charleston | SC | 29403; 15 Old Post Road | Kittery | ME | 03904;
  6021 N 31st Place | Phoenix | AZ | 85016; 400 Capitol Mall, Suite 22 | Sacramento | CA | 95814;
  8 Farrier Close | Annapolis | MD | 21401; 1250 24th Street NW | Washington | DC | 20037;
  3344 County Road 9 | Fort Collins | CO | 80524; 19 Rue Dauphine | New Orleans | LA | 70112;
  502 Saint Andrews Blvd | St. Louis | MO | 63101; 73-4410 Hina Lani St | Kailua-Kona | HI | 96740;
  210 E Main St | Winston-Salem | NC | 27101; 9 Harbor View Terrace | Duluth | MN | 55802; 1001 Pennsylvania Ave | Salt Lake City | UT | 84101
`).map((line) => line.split(' | '))
