-- For databases that were seeded before: a link named 'Go' alone tells nobody where it leads.
update public.technologies
set name = 'Go (Golang)', meta_title = 'Go (Golang) Developer Recruitment'
where slug = 'go' and name = 'Go';

update public.technologies
set related_technologies = array['aws', 'azure', 'kubernetes', 'python', 'go']
where slug = 'cybersecurity' and related_technologies = '{}';

update public.technologies
set related_technologies = array['kotlin', 'graphql', 'java']
where slug = 'swift' and related_technologies = '{}';
